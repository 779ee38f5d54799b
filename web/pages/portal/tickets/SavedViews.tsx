import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { listTicketViews } from "#web/api/endpoints/ticket-views.ts";
import { useRead } from "#web/api/use-read.ts";
import { SavedFilters } from "#web/components/list/SavedFilters.tsx";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { fieldsOfView, readTicketView, type TicketView } from "#web/components/ticket/ticket-view.ts";
import { paths } from "#web/paths.ts";
import { ManageViewsDialog } from "./ManageViewsDialog.tsx";
import { SaveViewDialog } from "./SaveViewDialog.tsx";

/** Returns the filters of a saved view. The search is excluded, because it can contain a customer's name. */
const filtersOf = (view: TicketView): string =>
  new URL(paths.tickets(fieldsOfView({ ...view, q: "" })), "https://here.invalid").search.slice(1);

/** The saved views of the member, and those shared with everyone. */
export function SavedViews({ view, className }: { view: TicketView; className?: string | undefined }) {
  const { t } = useTranslation("tickets");
  const navigate = useNavigate();
  const views = useRead(listTicketViews, {}).data?.data ?? [];
  const canShare = usePermission("settings");
  const [dialog, setDialog] = useState<"save" | "manage">();
  const filters = filtersOf(view);
  // Saved filters are parsed as the list parses them, so that those of earlier versions match too.
  const isShown = (saved: string) => filtersOf(readTicketView(new URLSearchParams(saved))) === filters;
  const current = views.find((saved) => isShown(saved.filters));
  const removable = views.filter((saved) => saved.is_own || (canShare && saved.is_shared));
  return (
    <>
      <SavedFilters
        label={current ? t("views.current", { name: current.name }) : t("views.label")}
        text={current?.name ?? t("views.label")}
        className={className}
        saved={views.map((saved) => ({
          id: saved.id,
          label: saved.is_own ? saved.name : t("views.shared", { name: saved.name }),
          isShown: saved === current,
          onOpen: () =>
            void navigate(paths.tickets(fieldsOfView(readTicketView(new URLSearchParams(saved.filters))))),
        }))}
        save={{
          label: t("views.save"),
          isDisabled: filters === "" || current !== undefined,
          onSelect: () => setDialog("save"),
        }}
        manage={
          removable.length > 0 ? { label: t("views.manage"), onSelect: () => setDialog("manage") } : undefined
        }
      />
      {dialog === "save" && (
        <SaveViewDialog filters={filters} canShare={canShare} onClose={() => setDialog(undefined)} />
      )}
      {dialog === "manage" && <ManageViewsDialog views={removable} onClose={() => setDialog(undefined)} />}
    </>
  );
}
