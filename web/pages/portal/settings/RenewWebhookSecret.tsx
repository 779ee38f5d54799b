import { useState } from "react";
import { useTranslation } from "react-i18next";
import { renewWebhookSecret, type Webhook } from "#shared/contract/webhooks.ts";
import { call } from "#web/api/call.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { hostOf } from "./webhook-texts.ts";

export function RenewWebhookSecret({
  webhook: { id, url },
  onClose,
  onRenewed,
}: {
  webhook: Webhook;
  onClose: () => void;
  onRenewed: (secret: string) => void;
}) {
  const { t } = useTranslation("webhooks");
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const { data } = await call(renewWebhookSecret, { params: { id } });
      onRenewed(data.secret);
    } catch (problem) {
      toast.failure(problem);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void run()}
      title={t("renew.title", { host: hostOf(url) })}
      confirm={t("renew.confirm")}
      look="main"
      isPending={isPending}
    >
      <p>{t("renew.text")}</p>
    </ConfirmDialog>
  );
}
