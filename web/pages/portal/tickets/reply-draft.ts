import { useSyncExternalStore } from "react";
import type { MessageView } from "#shared/contract/tickets.ts";
import { draftKey } from "#web/drafts.ts";

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

const keyOf = (ticketId: string) => draftKey(`reply.${ticketId}`);

/** Another tab or the next load begins from these words. Empty ones are removed. */
export function storeReplyText(ticketId: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(keyOf(ticketId));
    else localStorage.setItem(keyOf(ticketId), text);
  } catch {
    // A full or forbidden store keeps nothing; the words stay in this tab.
  }
}

function storedText(ticketId: string): string {
  try {
    return localStorage.getItem(keyOf(ticketId)) ?? "";
  } catch {
    return "";
  }
}

/** What a tab knows of a ticket; the first time, what was stored. */
function deskOf(ticketId: string): ReplyDraft {
  const known = desks.get(ticketId);
  if (known) return known;
  const stored = { draft: storedText(ticketId) };
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
  if (ticketId !== undefined) updateReplyDraft(ticketId, { draft: storedText(ticketId) });
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
