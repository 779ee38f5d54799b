/** Matches a string, or a character that opens or ends something; the rest of a JSON text does not matter here. */
const tokenPattern = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gu;

/**
 * Returns the first name that one object of a JSON text has twice; undefined where there is none. `JSON.parse` takes the last
 * of two values, other readers the first: what was checked would not be what is stored. Expects text that `JSON.parse`
 * has read; linear in its length.
 */
export function duplicateKeyIn(json: string): string | undefined {
  // One set of names for each open object, and undefined for an open list.
  const open: (Set<string> | undefined)[] = [];
  let text = "";
  for (const [piece] of json.matchAll(tokenPattern)) {
    if (piece === "{") open.push(new Set());
    else if (piece === "[") open.push(undefined);
    else if (piece === "}" || piece === "]") open.pop();
    else if (piece === ":") {
      const names = open.at(-1);
      const name = JSON.parse(text) as string;
      if (names?.has(name)) return name;
      names?.add(name);
    } else if (piece !== ",") text = piece;
  }
  return undefined;
}
