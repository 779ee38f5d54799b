/**
 * What a successful response says, as JSON. A success without a body, or with one that is no JSON, is a success all the
 * same: it says nothing, and what was asked for is done.
 */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
