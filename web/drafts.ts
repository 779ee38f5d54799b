import { sessionToken } from "./api/session.ts";

const prefix = "draft.";
/** Enough of a session's token to tell it from another person's in the same browser. */
const tailLength = 12;

/** Where the browser stores what a person has typed and not sent. Another session does not find it. */
export const draftKey = (name: string): string => `${prefix}${sessionToken()?.slice(-tailLength)}.${name}`;

/** On logging out: whoever sits down next finds no words of somebody else. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
