import { useEffect } from "react";
import { listenToChat, type ChatSession } from "#web/api/chat.ts";

/** The polling interval, in case the live connection misses an event (C190). */
const pollMs = 300_000;
/** A tab that has been hidden this long closes its connection. */
const hiddenMs = 60_000;

/** Calls `onNews` when the history may have changed: at once over the live connection, otherwise at the next poll. */
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
