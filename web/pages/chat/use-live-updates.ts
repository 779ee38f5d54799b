import { useEffect } from "react";
import { listenToChat, type ChatSession } from "#web/api/chat.ts";

/** C190: the safety net under the live connection. */
const pollMs = 300_000;
/** A tab that nobody has looked at for this long gives its connection back. */
const hiddenMs = 60_000;

/** Calls `onNews` when something may have happened: at once over the live connection, else at the next poll. */
export function useLiveUpdates(session: ChatSession, ready: boolean, onNews: () => void): void {
  useEffect(() => {
    if (!ready) return;
    let connection: AbortController | null = null;
    let leaving: number | undefined;
    const connect = () => {
      connection = new AbortController();
      void listenToChat(session, onNews, connection.signal);
    };
    const disconnect = () => {
      connection?.abort();
      connection = null;
    };
    const onVisibility = () => {
      clearTimeout(leaving);
      if (document.hidden) leaving = window.setTimeout(disconnect, hiddenMs);
      else if (!connection) {
        connect();
        onNews();
      }
    };
    connect();
    const poll = setInterval(onNews, pollMs);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearInterval(poll);
      clearTimeout(leaving);
      document.removeEventListener("visibilitychange", onVisibility);
      disconnect();
    };
  }, [session, ready, onNews]);
}
