/** Text as it is stored: without edge spaces and without NUL, which PostgreSQL refuses. */
export function plainText(typed: string): string {
  return typed.replaceAll("\0", "").trim();
}
