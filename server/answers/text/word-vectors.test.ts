import { expect, test } from "vitest";
import { tokenOf } from "./tokens.ts";
import { cosine, vectorOf } from "./word-vectors.ts";

const likeness = (a: string, b: string): number => {
  const [one, other] = [vectorOf(tokenOf(a)), vectorOf(tokenOf(b))];
  return one === undefined || other === undefined ? Number.NaN : cosine(one, other);
};

test.each([
  ["car", "vehicle", "honey"],
  ["طبيب", "nurse", "carpet"],
  ["استرجاع", "money", "blue"],
  ["توصيل", "شحن", "حليب"],
])("%s lies nearer to %s than to %s, in either language", (word, near, far) => {
  expect(likeness(word, near)).toBeGreaterThan(likeness(word, far) + 0.2);
});

test("a word lies where it lies; numbers, function words and names have no place", () => {
  expect(likeness("car", "car")).toBeCloseTo(1, 4);
  for (const word of ["25", "في", "the", "وخنفشار"]) expect(vectorOf(tokenOf(word))).toBeUndefined();
});
