/** The part of Storage the chat needs; never throws. */
export interface ChatStorage {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/**
 * Local or session storage that falls back to memory (C196): in another site's frame the browser may block it,
 * and then merely touching `window.localStorage` throws. `open` is called again each time for that reason.
 */
export function chatStorage(open: () => Storage): ChatStorage {
  const memory = new Map<string, string>();
  return {
    get(name) {
      try {
        return open().getItem(name) ?? memory.get(name) ?? null;
      } catch {
        return memory.get(name) ?? null;
      }
    },
    set(name, value) {
      memory.set(name, value);
      try {
        open().setItem(name, value);
      } catch {
        // Blocked or full: memory has it for as long as the page is open.
      }
    },
    remove(name) {
      memory.delete(name);
      try {
        open().removeItem(name);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
