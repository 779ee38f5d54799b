/** The used methods of Storage. They never throw. */
export interface ChatStorage {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/**
 * Returns a storage that falls back to memory (C196). In another site's frame the browser can block storage, and then
 * even accessing `window.localStorage` throws. `open` is therefore called each time.
 */
export function createChatStorage(open: () => Storage): ChatStorage {
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
        // Storage is blocked or full. The value is kept in memory while the page is open.
      }
    },
    remove(name) {
      memory.delete(name);
      try {
        open().removeItem(name);
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}
