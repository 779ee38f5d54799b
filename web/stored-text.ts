/** Stores a text for other tabs and the next load. An empty text is removed. */
export function storeText(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked. The text is kept in this tab only.
  }
}

/** Reads a stored text; empty where there is none, or storage is blocked. */
export function readStoredText(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
