import { useTranslation } from "react-i18next";
import { exportFormats } from "#shared/values/ticket-export.ts";
import { exportTickets } from "#web/api/endpoints/ticket-export.ts";
import { useDownload } from "#web/api/use-action.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { queryOfView, type TicketView } from "#web/components/ticket/ticket-view.ts";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";

/** Downloads the filtered tickets, if the member's role may export data. */
export function ExportButton({ view, className }: { view: TicketView; className?: string | undefined }) {
  const { t } = useTranslation("tickets");
  const canExport = usePermission("exports");
  const save = useDownload(exportTickets, { done: t("export.done") });
  if (!canExport) return null;
  return (
    <Menu
      label={t("export.button")}
      className={className ?? ""}
      trigger={<DownloadIcon />}
      entries={exportFormats.map((format) => ({
        id: format,
        label: t(`export.${format}`),
        isDisabled: save.isPending,
        onSelect: () => void save.run({ query: { ...queryOfView(view), format } }),
      }))}
    />
  );
}
