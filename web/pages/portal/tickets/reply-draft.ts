import { useSyncExternalStore } from "react";
import type { MessageView } from "#shared/contract/tickets.ts";
import { readStoredText, storeText } from "#web/stored-text.ts";
import { storageKeyOf } from "./draft-keys.ts";

/** A staff member's unsent reply to one ticket. */
export interface ReplyDraft {
  draft: string;
  /** The picture that is attached to the next reply. */
  picture?: File | undefined;
  /**
   * The reply that was sent and is not confirmed, or has failed. Every attempt uses the same `clientId`, so that it
   * is stored once.
   */
  sending?:
    | {
        text: string;
        picture?: File | undefined;
        clientId: string;
        failed: boolean;
        /** Whether it failed because the browser had no connection. It is then sent again with the connection. */
        isOffline?: boolean;
      }
    | undefined;
  /** The confirmed reply, until the fetched conversation contains it. */
  sent?: MessageView | undefined;
}

// The drafts in the memory of this tab. Their texts are also in the browser's storage.
const drafts = new Map<string, ReplyDraft>();
const listeners = new Set<() => void>();

const keyOf = (ticketId: string) => storageKeyOf("reply", ticketId);

/** Stores the text for other tabs and the next load. */
export const storeReplyText = (ticketId: string, text: string): void => storeText(keyOf(ticketId), text);

/** Returns the tab's draft of a ticket, starting from the stored text. */
function getDraft(ticketId: string): ReplyDraft {
  const known = drafts.get(ticketId);
  if (known) return known;
  const stored = { draft: readStoredText(keyOf(ticketId)) };
  drafts.set(ticketId, stored);
  return stored;
}

export function updateReplyDraft(ticketId: string, change: Partial<ReplyDraft>): void {
  drafts.set(ticketId, { ...getDraft(ticketId), ...change });
  for (const listener of listeners) listener();
}

/** Updates a draft from another tab. Browsers send this event to all tabs except the one that wrote. */
function loadStoredText({ key }: StorageEvent): void {
  const ticketId = [...drafts.keys()].find((id) => keyOf(id) === key);
  if (ticketId !== undefined) updateReplyDraft(ticketId, { draft: readStoredText(keyOf(ticketId)) });
}

export function useReplyDraft(ticketId: string): ReplyDraft {
  return useSyncExternalStore(
    (listener) => {
      if (listeners.size === 0) addEventListener("storage", loadStoredText);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", loadStoredText);
      };
    },
    () => getDraft(ticketId),
  );
}
