import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addTicketNote, deleteTicketNote, listTicketNotes } from "#web/api/endpoints/ticket-notes.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { randomId } from "#web/random-id.ts";
import { readStoredText, storeText } from "#web/stored-text.ts";
import { storageKeyOf } from "./draft-keys.ts";

/** Manages the private notes of a ticket and the unsent note, which survives leaving the page. */
export function useNotes(ticketId: string) {
  const { t } = useTranslation("ticketNotes");
  const notes = useRead(listTicketNotes, { params: { id: ticketId } }).data?.data ?? [];
  const key = storageKeyOf("note", ticketId);
  const [draft, setDraft] = useState(() => readStoredText(key));
  // Every attempt uses the same id, so that the note is stored once.
  const clientId = useRef(randomId(22));
  const write = (text: string) => {
    setDraft(text);
    storeText(key, text);
  };
  const save = useAction(
    (mentions: string[]) => {
      const body = { text: draft.trim(), mentions, client_id: clientId.current };
      return call(addTicketNote, { params: { id: ticketId }, body });
    },
    {
      refreshes: ["ticketNotes"],
      onDone: () => {
        clientId.current = randomId(22);
        write("");
      },
    },
  );
  const remove = useAction(deleteTicketNote, { refreshes: ["ticketNotes"], done: t("deleted") });
  return {
    notes,
    draft,
    isSaving: save.isPending,
    write,
    save: save.run,
    remove: (id: string) => remove.run({ params: { id } }),
  };
}
