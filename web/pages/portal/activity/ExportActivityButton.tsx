import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AuditArea, exportAuditEntries } from "#shared/contract/audit.ts";
import { download } from "#web/api/call.ts";
import type { ActivityFields } from "#web/portal-paths.ts";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";

/** Saves what the filters leave as a file. */
export function ExportActivityButton({
  query,
}: {
  query: Omit<ActivityFields, "area"> & { area?: AuditArea | undefined };
}) {
  const { t } = useTranslation("activity");
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      saveFile(await download(exportAuditEntries, { query }));
    } catch (problem) {
      toast.failure(problem);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" isPending={isPending} onClick={() => void save()}>
      <DownloadIcon size="small" />
      {t("export")}
    </Button>
  );
}
