import { useTranslation } from "react-i18next";
import { exportTickets } from "#web/api/endpoints/ticket-export.ts";
import { useDownload } from "#web/api/use-action.ts";
import { ExportMenu } from "#web/components/portal/ExportMenu.tsx";
import { queryOfView, type TicketView } from "#web/components/ticket/ticket-view.ts";

/** Downloads the filtered tickets. */
export function ExportButton({ view, className }: { view: TicketView; className?: string | undefined }) {
  const { t } = useTranslation(["tickets", "portal"]);
  const save = useDownload(exportTickets, { done: t("portal:export.done") });
  return (
    <ExportMenu
      label={t("export.button")}
      className={className}
      save={save}
      requestOf={(format) => ({ query: { ...queryOfView(view), format } })}
    />
  );
}
