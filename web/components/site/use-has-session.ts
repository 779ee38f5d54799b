import { useSyncExternalStore } from "react";
import { sessionToken } from "#web/api/session.ts";

/** Another tab can log in or out. */
function watchOtherTabs(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/**
 * Returns whether the visitor has a session. The server cannot know it, so the first rendering says false. A session
 * that has expired counts as one until a call is refused.
 */
export const useHasSession = (): boolean =>
  useSyncExternalStore(
    watchOtherTabs,
    () => sessionToken() !== null,
    () => false,
  );
