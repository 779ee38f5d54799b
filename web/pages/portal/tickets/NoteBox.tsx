import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { listMembers } from "#web/api/endpoints/organizations.ts";
import { useRead } from "#web/api/use-read.ts";
import { NoteComposer } from "#web/components/ticket/NoteComposer.tsx";
import type { useNotes } from "./use-notes.ts";

/** The box for a private note, in which all other members can be mentioned. */
export function NoteBox({
  notes: { draft, isSaving, write, save },
  choice,
  ref,
}: {
  notes: ReturnType<typeof useNotes>;
  choice: React.ReactNode;
  ref: React.RefObject<HTMLTextAreaElement | null>;
}) {
  const members = useRead(listMembers, {}).data?.data ?? [];
  const caller = useRead(getCurrentUser, {}).data?.data.user;
  return (
    <NoteComposer
      ref={ref}
      value={draft}
      onChange={write}
      onSave={(mentions) => void save(mentions)}
      choice={choice}
      isPending={isSaving}
      members={members.filter(({ id, state }) => id !== caller?.id && state === "active")}
    />
  );
}
