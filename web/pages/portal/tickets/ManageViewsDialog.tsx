import { useTranslation } from "react-i18next";
import type { SavedTicketView } from "#shared/contract/ticket-views.ts";
import { deleteTicketView } from "#web/api/endpoints/ticket-views.ts";
import { useAction } from "#web/api/use-action.ts";
import { DeleteSavedDialog } from "#web/components/list/DeleteSavedDialog.tsx";

/** The saved views that the member can delete. */
export function ManageViewsDialog({
  views,
  onClose,
}: {
  views: readonly SavedTicketView[];
  onClose: () => void;
}) {
  const { t } = useTranslation("tickets");
  const remove = useAction(deleteTicketView, {
    refreshes: ["ticketViews"],
    done: t("views.deleted"),
  });
  return (
    <DeleteSavedDialog
      title={t("views.manageTitle")}
      saved={views.map(({ id, name, is_shared }) => ({
        id,
        name,
        label: is_shared ? t("views.shared", { name }) : name,
      }))}
      deleteLabel={(name) => t("views.delete", { name })}
      deleting={remove.pending?.[0].params.id}
      onDelete={(id) => remove.run({ params: { id } })}
      onClose={onClose}
    />
  );
}
