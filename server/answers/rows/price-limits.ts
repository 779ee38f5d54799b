import { lengthOfNumber, numberAt } from "./question-numbers.ts";
import { rowCueIndex } from "./row-cues.ts";

/** Bounds of a price as they are read, and the words that have been read. */
interface Limits {
  range?: { min: number; max: number };
  used: Set<number>;
}

export function useAll(draft: { used: Set<number> }, at: number, length: number): void {
  for (let i = at; i < at + length; i++) draft.used.add(i);
}

/** "under 200", "بين 100 و 200": the amounts and the words that say so. */
export function readLimit(
  kind: string,
  text: readonly string[],
  at: number,
  length: number,
  draft: Limits,
): boolean {
  if (kind === "or_less" || kind === "or_more") {
    const before = [at - 1, at - 2].find((place) => numberAt(text, place) !== undefined);
    if (before === undefined) return false;
    const amount = numberAt(text, before)!;
    draft.range = kind === "or_less" ? { min: 0, max: amount } : { min: amount, max: Infinity };
    useAll(draft, before, at + length - before);
    return true;
  }
  let next = at + length;
  if (text[next] === "ال" || text[next] === "sar" || text[next] === "sr") next++;
  const first = numberAt(text, next);
  if (first === undefined) return false;
  if (kind === "between") {
    const second = [1, 2, 3, 4].map((far) => next + far).find((place) => numberAt(text, place) !== undefined);
    if (second === undefined) return false;
    draft.range = { min: first, max: numberAt(text, second)! };
    useAll(draft, at, second - at + lengthOfNumber(text, second));
    return true;
  }
  const { min = 0, max = Infinity } = draft.range ?? {};
  draft.range = kind === "below" ? { min, max: first } : { min: first, max };
  useAll(draft, at, next - at + lengthOfNumber(text, next));
  return true;
}

/** Whether a bound of a price begins at a word: "anything cheaper than 30" is not asked of the thing spoken of. */
export const beginsLimit = (text: readonly string[], at: number): boolean =>
  rowCueIndex.matchesAt(text, at).some(({ cue, length }) => {
    const [kind, what = ""] = cue.kind.split(":");
    return kind === "op" && what !== "without" && readLimit(what, text, at, length, { used: new Set() });
  });
