import { useState } from "react";
import { useTranslation } from "react-i18next";
import { publishVersion, type Version } from "#shared/contract/knowledge.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

export function PublishDialog({
  version,
  live,
  onClose,
}: {
  version: Version;
  live: Version | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(["knowledge", "common"]);
  const format = useFormat();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const { number } = version;
  const publish = async () => {
    setPending(true);
    try {
      await call(publishVersion, { params: { id: version.id } });
      toast.success(t("versions.backSuccess", { number }));
    } catch (error) {
      toast.error(t("versions.backError", { number }), messageOf(error, t("common:errors.generic")));
    }
    await refresh("knowledge", "dashboard");
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      look="main"
      onClose={onClose}
      onConfirm={() => void publish()}
      isPending={isPending}
      title={t("versions.backTitle", { number })}
      confirm={t("versions.backConfirm")}
    >
      <p>{t("versions.backText", { date: format.date(version.created_at), live: live?.number ?? number })}</p>
    </ConfirmDialog>
  );
}
