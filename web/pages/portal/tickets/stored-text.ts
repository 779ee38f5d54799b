import { draftKey } from "#web/drafts.ts";

/**
 * Returns the storage key of a ticket's text. Replies and private notes have different keys, so that neither becomes
 * the other.
 */
export const storageKeyOf = (kind: "reply" | "note", ticketId: string): string =>
  draftKey(`${kind}.${ticketId}`);

/** Stores a text for other tabs and the next load. An empty text is removed. */
export function storeText(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked. The text is kept in this tab only.
  }
}

export function readStoredText(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
