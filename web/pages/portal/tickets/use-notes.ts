import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addTicketNote, deleteTicketNote, listTicketNotes } from "#shared/contract/ticket-notes.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { randomId } from "#web/random-id.ts";
import { toast } from "#web/toast.ts";
import { storageKeyOf, storedText, storeText } from "./stored-text.ts";

/** The private notes of a ticket and the one that is being written, which outlives the page like a reply. */
export function useNotes(ticketId: string) {
  const { t } = useTranslation("ticketNotes");
  const refresh = useRefresh();
  const notes = useRead(listTicketNotes, { params: { id: ticketId } }).data?.data ?? [];
  const key = storageKeyOf("note", ticketId);
  const [draft, setDraft] = useState(() => storedText(key));
  const [isSaving, setSaving] = useState(false);
  // The same id goes with every attempt, so that the note is kept once.
  const clientId = useRef(randomId(22));
  const write = (text: string) => {
    setDraft(text);
    storeText(key, text);
  };
  const save = async (mentions: string[]) => {
    setSaving(true);
    try {
      const body = { text: draft.trim(), mentions, client_id: clientId.current };
      await call(addTicketNote, { params: { id: ticketId }, body });
      clientId.current = randomId(22);
      write("");
      await refresh("ticketNotes");
    } catch (error) {
      toast.failure(error);
    } finally {
      setSaving(false);
    }
  };
  const remove = async (id: string) => {
    try {
      await call(deleteTicketNote, { params: { id } });
      toast.success(t("deleted"));
    } catch (error) {
      toast.failure(error);
    } finally {
      await refresh("ticketNotes");
    }
  };
  return { notes, draft, isSaving, write, save, remove };
}
