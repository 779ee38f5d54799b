import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ExportFormat, exportFormats, exportTickets } from "#shared/contract/ticket-export.ts";
import { download } from "#web/api/call.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { queryOfView, type TicketView } from "#web/components/ticket/ticket-view.ts";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/toast.ts";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";

/** Saves the tickets that the list's filters leave as a file; not every role may take customers' data out. */
export function ExportButton({ view, className }: { view: TicketView; className?: string | undefined }) {
  const { t } = useTranslation("tickets");
  const canExport = usePermission("exports");
  const [isPending, setPending] = useState(false);
  if (!canExport) return null;
  const save = async (format: ExportFormat) => {
    setPending(true);
    try {
      saveFile(await download(exportTickets, { query: { ...queryOfView(view), format } }));
      toast.success(t("export.done"));
    } catch (error) {
      toast.failure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Menu
      label={t("export.button")}
      className={className ?? ""}
      trigger={<DownloadIcon />}
      entries={exportFormats.map((format) => ({
        id: format,
        label: t(`export.${format}`),
        isDisabled: isPending,
        onSelect: () => void save(format),
      }))}
    />
  );
}
