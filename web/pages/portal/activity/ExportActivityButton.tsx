import { useTranslation } from "react-i18next";
import type { AuditArea } from "#shared/contract/audit.ts";
import { exportAuditEntries } from "#web/api/endpoints/audit.ts";
import { useDownload } from "#web/api/use-action.ts";
import type { ActivityFields } from "#web/portal-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";

/** Downloads the filtered entries as a file. */
export function ExportActivityButton({
  query,
}: {
  query: Omit<ActivityFields, "area"> & { area?: AuditArea | undefined };
}) {
  const { t } = useTranslation("activity");
  const save = useDownload(exportAuditEntries);
  return (
    <Button size="small" isPending={save.isPending} onClick={() => void save.run({ query })}>
      <DownloadIcon size="small" />
      {t("export")}
    </Button>
  );
}
