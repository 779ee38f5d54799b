import { useTranslation } from "react-i18next";
import type { Version } from "#shared/contract/knowledge.ts";
import { publishVersion } from "#web/api/endpoints/knowledge.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";

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
  const { number } = version;
  return (
    <ConfirmActionDialog
      endpoint={publishVersion}
      request={{ params: { id: version.id } }}
      refreshes={["knowledge", "dashboard"]}
      done={t("versions.backSuccess", { number })}
      failed={t("versions.backError", { number })}
      look="main"
      title={t("versions.backTitle", { number })}
      confirm={t("versions.backConfirm")}
      onClose={onClose}
    >
      <p>{t("versions.backText", { date: format.date(version.created_at), live: live?.number ?? number })}</p>
    </ConfirmActionDialog>
  );
}
