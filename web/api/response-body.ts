/**
 * Parses the JSON of a successful response. A missing or invalid body yields an empty object instead of an error,
 * because the request itself has succeeded.
 */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
