import { keyOf } from "#server/answers/index/dictionary.ts";

/**
 * The same text of the same source has the same id in every version, so that a citation of yesterday's conversation
 * still leads to its entry. `seen` counts repeats within one document.
 */
export function entryId(sourceId: string, kind: string, text: string, seen: Map<string, number>): string {
  const { lo, hi } = keyOf(`${kind}:${text}`);
  const base = `${sourceId}:${kind}:${hi.toString(36)}${lo.toString(36)}`;
  const repeat = seen.get(base) ?? 0;
  seen.set(base, repeat + 1);
  return repeat === 0 ? base : `${base}-${repeat}`;
}
