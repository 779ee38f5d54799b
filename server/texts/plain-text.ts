/** Returns text as it is stored: without surrounding spaces and without NUL, which PostgreSQL refuses. */
export function plainText(typed: string): string {
  return typed.replaceAll("\0", "").trim();
}
