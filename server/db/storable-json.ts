/**
 * The value as JSON that the database takes. Its jsonb refuses NUL and halves of letters, which texts cut at a length may
 * have: a delivery that is refused for ever comes again for days, and a document would be lost for one letter.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(?:0000|d)/.test(json)) return json;
  // An escape is one only behind an even number of backslashes.
  return json.replace(
    /((?<!\\)(?:\\\\)*)\\u(0000|d[89a-f][0-9a-f]{2})/g,
    (_, before: string, code: string) => before + (code === "0000" ? "" : "\ufffd"),
  );
}
