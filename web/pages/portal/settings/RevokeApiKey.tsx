import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApiKey, revokeApiKey } from "#shared/contract/api-keys.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

export function RevokeApiKey({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation("apiKeys");
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await call(revokeApiKey, { params: { id } });
      toast.success(t("revoked"));
    } catch (error) {
      toast.failure(error);
    }
    await refresh("apiKeys");
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void run()}
      title={t("revokeTitle", { name })}
      confirm={t("revoke")}
      isPending={isPending}
    >
      <p>{t("revokeText")}</p>
    </ConfirmDialog>
  );
}
