import { Rows } from "#web/components/portal/Page.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import css from "./SavedFilters.module.css";

export interface DeleteSavedDialogProps {
  title: string;
  saved: readonly { id: string; name: string; label: string }[];
  deleteLabel: (name: string) => string;
  /** The id of what is being deleted. */
  deleting: string | undefined;
  onDelete: (id: string) => Promise<unknown>;
  onClose: () => void;
}

/** The saved filters that the member can delete. It closes after the last one. */
export function DeleteSavedDialog({
  title,
  saved,
  deleteLabel,
  deleting,
  onDelete,
  onClose,
}: DeleteSavedDialogProps) {
  const remove = async (id: string) => {
    if (deleting) return;
    await onDelete(id);
    if (saved.length === 1) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Rows label={title}>
        {saved.map(({ id, name, label }) => (
          <li key={id} className={css.saved} aria-busy={deleting === id}>
            <bdi>{label}</bdi>
            <IconButton label={deleteLabel(name)} onClick={() => void remove(id)}>
              <DeleteIcon size="small" />
            </IconButton>
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}
