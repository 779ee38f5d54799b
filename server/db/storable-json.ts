/**
 * Converts a value to JSON that the database accepts. jsonb refuses NUL and lone surrogates, which shortened texts may
 * contain; a refused delivery would be repeated for days, and a document would be lost for one character.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(?:0000|d)/.test(json)) return json;
  // A backslash only begins an escape when it follows an even number of backslashes.
  return json.replace(
    /((?<!\\)(?:\\\\)*)\\u(0000|d[89a-f][0-9a-f]{2})/g,
    (_, before: string, code: string) => before + (code === "0000" ? "" : "\ufffd"),
  );
}
