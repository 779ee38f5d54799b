import { useSyncExternalStore } from "react";
import type { MessageView } from "#shared/contract/tickets.ts";
import { storageKeyOf, readStoredText, storeText } from "./stored-text.ts";

/** What a staff member has begun at one ticket and the server does not know yet. */
export interface ReplyDraft {
  draft: string;
  /** Chosen to go with the next reply. */
  picture?: File | undefined;
  /** Sent and not yet taken in, or failed. The same `clientId` goes with every attempt, so that it arrives once. */
  sending?: { text: string; picture?: File | undefined; clientId: string; failed: boolean } | undefined;
  /** Taken in by the server, until the conversation that is read again contains it. */
  sent?: MessageView | undefined;
}

// In memory, for the time of this tab; the words alone are also in the browser's storage.
const desks = new Map<string, ReplyDraft>();
const listeners = new Set<() => void>();

const keyOf = (ticketId: string) => storageKeyOf("reply", ticketId);

/** Another tab or the next load begins from these words. */
export const storeReplyText = (ticketId: string, text: string): void => storeText(keyOf(ticketId), text);

/** What a tab knows of a ticket; the first time, what was stored. */
function deskOf(ticketId: string): ReplyDraft {
  const known = desks.get(ticketId);
  if (known) return known;
  const stored = { draft: readStoredText(keyOf(ticketId)) };
  desks.set(ticketId, stored);
  return stored;
}

export function updateReplyDraft(ticketId: string, change: Partial<ReplyDraft>): void {
  desks.set(ticketId, { ...deskOf(ticketId), ...change });
  for (const listener of listeners) listener();
}

/** The browser tells every tab but the one that wrote. */
function takeOver({ key }: StorageEvent): void {
  const ticketId = [...desks.keys()].find((id) => keyOf(id) === key);
  if (ticketId !== undefined) updateReplyDraft(ticketId, { draft: readStoredText(keyOf(ticketId)) });
}

export function useReplyDraft(ticketId: string): ReplyDraft {
  return useSyncExternalStore(
    (listener) => {
      if (listeners.size === 0) addEventListener("storage", takeOver);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", takeOver);
      };
    },
    () => deskOf(ticketId),
  );
}
