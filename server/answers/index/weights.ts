import { highest } from "./impact.ts";
import { fieldNumbers } from "./units.ts";

/** k1 of BM25. */
export const bm25K1 = 1.2;

/** How far length counts against a unit, by field code: long passages mention everything, long questions do not. */
export const bm25B = Float64Array.of(0.75, 0.75, 0.75, 0.75, 0.75, 1, 0.75);

/**
 * By field code: question, text, title, name, phrasings, passage, attributes. Passages are weighed so that they hold
 * their own beside FAQs, whose phrasings add up.
 */
export const fieldWeight = Float64Array.of(2, 1, 1.5, 2, 1.5, 1.5, 1);

/** A shared stem says more than the 3-grams it is made of. */
export const stemWeight = 2;

/** Every further phrasing of one answer that matches counts this much of the one before. */
export const phrasingDecay = 0.5;

/** Phrasings add up with falling weights, the best one first. Sorts `scores` in place. */
export function sumPhrasings(scores: number[]): number {
  sortDown(scores);
  let weight = 1;
  let sum = 0;
  for (const score of scores) {
    sum += score * weight;
    weight *= phrasingDecay;
  }
  return sum;
}

/** By insertion: a FAQ has few phrasings, and this runs for every one that comes into question. */
function sortDown(scores: number[]): void {
  if (scores.length > 40) scores.sort((a, b) => b - a);
  for (let at = 1; at < scores.length; at++) {
    const score = scores[at]!;
    let place = at;
    while (place > 0 && scores[place - 1]! < score) scores[place] = scores[--place]!;
    scores[place] = score;
  }
}

const most =
  fieldWeight[fieldNumbers.question]! / (1 - phrasingDecay) +
  fieldWeight[fieldNumbers.phrasings]! +
  2 * fieldWeight[fieldNumbers.text]!;
if (most > highest) throw new Error("a FAQ's impact does not fit a level: see impact.ts");
