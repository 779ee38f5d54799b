import { useTranslation } from "react-i18next";
import type { CustomerNote } from "#shared/contract/customer-notes.ts";
import { deleteCustomerNote } from "#web/api/endpoints/customer-notes.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import css from "./CustomerNoteList.module.css";

/** The notes about a customer. An author can delete their own notes. */
export function CustomerNoteList({ notes }: { notes: CustomerNote[] }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const caller = useRead(getCurrentUser, {}).data?.data.user;
  const remove = useAction(deleteCustomerNote, { refreshes: ["customerNotes"], done: t("notes.deleted") });
  return (
    <ul className={css.notes} aria-label={t("notes.title")} aria-busy={remove.isPending}>
      {notes.map((note) => (
        <li key={note.id}>
          <p className={css.by}>
            <b>
              <bdi>{note.author?.name ?? t("notes.former")}</bdi>
            </b>
            <time dateTime={note.created_at}>{format.when(note.created_at)}</time>
            {note.author?.id === caller?.id && (
              <IconButton
                label={t("notes.delete")}
                className={css.delete}
                onClick={() => void remove.run({ params: { id: note.id } })}
              >
                <DeleteIcon size="small" />
              </IconButton>
            )}
          </p>
          <p className={css.text} {...languageOfText(note.text)}>
            {note.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
