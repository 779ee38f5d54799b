import { draftKey } from "#web/drafts.ts";

/** Where the browser stores what was typed at a ticket: replies and private notes apart, so that neither becomes the other. */
export const storageKeyOf = (kind: "reply" | "note", ticketId: string): string =>
  draftKey(`${kind}.${ticketId}`);

/** Another tab or the next load begins from these words. Empty ones are removed. */
export function storeText(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A full or forbidden store keeps nothing; the words stay in this tab.
  }
}

export function readStoredText(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
