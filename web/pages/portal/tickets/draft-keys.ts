import { draftKey } from "#web/drafts.ts";

/**
 * Returns the storage key of a ticket's text. Replies and private notes have different keys, so that neither becomes
 * the other.
 */
export const storageKeyOf = (kind: "reply" | "note", ticketId: string): string =>
  draftKey(`${kind}.${ticketId}`);
