import { useSyncExternalStore } from "react";
import type { MessageView } from "#shared/contract/tickets.ts";

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

const empty: ReplyDraft = { draft: "" };

// In memory, for the time of this tab: going to another ticket and back loses no word, and a log-out forgets all.
const desks = new Map<string, ReplyDraft>();
const listeners = new Set<() => void>();

export function updateReplyDraft(ticketId: string, change: Partial<ReplyDraft>): void {
  desks.set(ticketId, { ...(desks.get(ticketId) ?? empty), ...change });
  for (const listener of listeners) listener();
}

export function useReplyDraft(ticketId: string): ReplyDraft {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => desks.get(ticketId) ?? empty,
  );
}
