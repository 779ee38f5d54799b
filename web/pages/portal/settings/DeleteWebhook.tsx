import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteWebhook, type Webhook } from "#shared/contract/webhooks.ts";
import { call } from "#web/api/call.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { hostOf } from "./webhook-texts.ts";

export function DeleteWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation("webhooks");
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await call(deleteWebhook, { params: { id } });
      toast.success(t("delete.done"));
      onClose();
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
      title={t("delete.title", { host: hostOf(url) })}
      confirm={t("delete.confirm")}

      isPending={isPending}
    >
      <p>{t("delete.text")}</p>
    </ConfirmDialog>
  );
}
