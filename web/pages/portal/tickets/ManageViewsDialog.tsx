import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteTicketView, type SavedTicketView } from "#shared/contract/ticket-views.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { toast } from "#web/toast.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import css from "./SavedViews.module.css";

/** The views that the member may delete. */
export function ManageViewsDialog({
  views,
  onClose,
}: {
  views: readonly SavedTicketView[];
  onClose: () => void;
}) {
  const { t } = useTranslation("tickets");
  const refresh = useRefresh();
  const [deleting, setDeleting] = useState<string>();
  const remove = async (id: string) => {
    if (deleting) return;
    setDeleting(id);
    try {
      await call(deleteTicketView, { params: { id } });
      toast.success(t("views.deleted"));
    } catch (error) {
      toast.failure(error);
    }
    await refresh("ticketViews");
    setDeleting(undefined);
    if (views.length === 1) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("views.manageTitle")}>
      <Rows label={t("views.manageTitle")}>
        {views.map(({ id, name, is_shared }) => (
          <li key={id} className={css.view} aria-busy={deleting === id}>
            <bdi>{is_shared ? t("views.shared", { name }) : name}</bdi>
            <IconButton label={t("views.delete", { name })} onClick={() => void remove(id)}>
              <DeleteIcon size="small" />
            </IconButton>
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}
