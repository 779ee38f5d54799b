/** The value as JSON that the database takes: its jsonb knows no NUL and no half of a letter, and would refuse the whole for one. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(?:0000|d)/.test(json)) return json;
  // An escape is one only behind an even number of backslashes.
  return json.replace(/((?<!\\)(?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, "$1\ufffd");
}
