import { useTranslation } from "react-i18next";
import type { SavedTicketView } from "#shared/contract/ticket-views.ts";
import { deleteTicketView } from "#web/api/endpoints/ticket-views.ts";
import { useAction } from "#web/api/use-action.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import css from "./SavedViews.module.css";

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
  const deleting = remove.pending?.[0].params.id;
  const removeView = async (id: string) => {
    if (deleting) return;
    await remove.run({ params: { id } });
    if (views.length === 1) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("views.manageTitle")}>
      <Rows label={t("views.manageTitle")}>
        {views.map(({ id, name, is_shared }) => (
          <li key={id} className={css.view} aria-busy={deleting === id}>
            <bdi>{is_shared ? t("views.shared", { name }) : name}</bdi>
            <IconButton label={t("views.delete", { name })} onClick={() => void removeView(id)}>
              <DeleteIcon size="small" />
            </IconButton>
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}
