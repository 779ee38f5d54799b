import { sessionToken } from "./api/session.ts";

const prefix = "draft.";
/** The number of characters of a session's token that distinguish sessions in one browser. */
const tailLength = 12;

/** Returns the key under which the browser stores typed text that was not sent. Other sessions use other keys. */
export const draftKey = (name: string): string => `${prefix}${sessionToken()?.slice(-tailLength)}.${name}`;

/** Deletes all drafts on log-out, so that the next user of the browser cannot read them. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
