import { expect, test } from "vitest";
import { buildIndex, loadIndex, retrieve, serialiseIndex, withCalibration } from "#server/answers/answers.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { formatVersion, IndexFormatError } from "./file.ts";

const built = buildIndex(coffeeShop);
const bytes = serialiseIndex(built);
const vocabulary = coffeeShop
  .flatMap((entry) =>
    entry.kind === "faq"
      ? entry.phrasings
      : entry.kind === "passage"
        ? [entry.text]
        : [entry.name.ar ?? "", entry.name.en ?? ""],
  )
  .flatMap((text) => text.split(/\s+/));

function ranking(index: typeof built, question: string): [string, number][] {
  return retrieve(index, question, 10).map((hit) => [hit.entry.id, hit.score]);
}

test("a loaded index ranks any question exactly as the built one", () => {
  const loaded = loadIndex(bytes);
  let state = 7;
  const next = (): number => (state = (state * 48271) % 2147483647);
  for (let round = 0; round < 500; round++) {
    const question = Array.from(
      { length: 1 + (next() % 8) },
      () => vocabulary[next() % vocabulary.length],
    ).join(" ");
    expect(ranking(loaded, question)).toEqual(ranking(built, question));
  }
});

test("a calibration is kept, and none stays none", () => {
  const calibration = { slope: 0.8, shift: -0.25, questions: 120 };
  expect(loadIndex(serialiseIndex(withCalibration(built, calibration))).calibration).toEqual(calibration);
  expect(loadIndex(bytes).calibration).toBeUndefined();
});

test("a file that is loaded and stored again is the same file", () => {
  expect(serialiseIndex(loadIndex(bytes))).toEqual(bytes);
});

test("a damaged file is refused", () => {
  const damaged = bytes.slice();
  damaged[damaged.length - 9]! ^= 1;
  expect(() => loadIndex(damaged)).toThrow(IndexFormatError);
});

test("bytes that start anywhere in a larger buffer are read alike", () => {
  const pool = new Uint8Array(bytes.length + 3);
  pool.set(bytes, 3);
  expect(ranking(loadIndex(pool.subarray(3)), "كم رسوم التوصيل")).toEqual(ranking(built, "كم رسوم التوصيل"));
});

test("building is deterministic to the byte", () => {
  expect(serialiseIndex(buildIndex(coffeeShop))).toEqual(bytes);
});

test("another format version is refused with both versions named", () => {
  const other = bytes.slice();
  new DataView(other.buffer).setUint32(4, formatVersion + 41, true);
  expect(() => loadIndex(other)).toThrow(IndexFormatError);
  expect(() => loadIndex(other)).toThrow(
    `format ${formatVersion + 41}, this program reads format ${formatVersion}`,
  );
});

test.each([
  ["nothing", new Uint8Array()],
  ["text", new TextEncoder().encode("this is not an index at all, it is text")],
  ["a file cut off", bytes.slice(0, bytes.length - 64)],
  ["only a header", bytes.slice(0, 12)],
])("%s is refused", (_, broken) => {
  expect(() => loadIndex(broken)).toThrow(IndexFormatError);
});

test("an empty knowledge base can be stored and searched", () => {
  expect(retrieve(loadIndex(serialiseIndex(buildIndex([]))), "سؤال", 5)).toEqual([]);
});
