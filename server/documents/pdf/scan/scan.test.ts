import { readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { readDocument } from "#server/documents/read.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { composePage, type DecodedPicture } from "./raster.ts";
import { confidenceOf, glyphsOf } from "./recognized-glyphs.ts";
import type { RecognizedLine } from "./recognizer.ts";

afterAll(closeReaders);

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/${name}`, import.meta.url)));

test(
  "a scanned page, a little askew, is read with its table and its certainty",
  { timeout: 120_000 },
  async () => {
    const result = await readDocument({ bytes: await fixture("scan.pdf"), filename: "قائمة.pdf" });
    if (!result.ok) throw new Error(result.problem);
    const { blocks, products, warnings } = result.document;
    const texts = blocks.map(({ text }) => text).join("\n");
    expect(texts).toContain("أوقات العمل: من السبت إلى الخميس من 9 صباحا إلى 10 مساء");
    expect(texts).toContain("ورسوم التوصيل لبقية الأحياء 15 ريالا");
    expect(texts).toContain("Items not collected within 30 days are stored for 5 riyals a week.");
    const prices = products.map(({ name, prices }) => [
      name.ar?.replace(/\.$/u, ""),
      ...(prices ?? []).map(({ label, amount }) => `${label}: ${amount}`),
    ]);
    expect(prices).toEqual([
      ["ثوب رجالي", "غسيل وكوي: 8", "كوي فقط: 4"],
      ["شماغ", "غسيل وكوي: 6", "كوي فقط: 3"],
      ["عباية", "غسيل وكوي: 18", "كوي فقط: 10"],
      ["بطانية كبيرة", "غسيل وكوي: 35"],
      ["فستان سهرة", "غسيل وكوي: 45", "كوي فقط: 25"],
    ]);
    expect(warnings).toEqual([
      { code: "page_recognized", place: { page: 1 }, confidence: expect.any(Number) },
    ]);
    expect(warnings[0]!.confidence).toBeGreaterThanOrEqual(80);
  },
);

test(
  "a scan whose letters are too unclear is refused rather than guessed",
  { timeout: 120_000 },
  async () => {
    const bytes = await fixture("unclear-scan.pdf");
    expect(await readDocument({ bytes, filename: "a.pdf" })).toEqual({ ok: false, problem: "scan_unclear" });
  },
);

/** Two black columns of a picture that is four pixels wide and two high, in one bit, three and four bytes a pixel. */
function stripes(kind: 1 | 2 | 3): DecodedPicture {
  const row = [0, 255, 0, 255];
  const data =
    kind === 1
      ? [0b0101_0000, 0b0101_0000]
      : [...row, ...row].flatMap((grey) => (kind === 2 ? [grey, grey, grey] : [grey, grey, grey, 255]));
  return { width: 4, height: 2, kind, data: new Uint8Array(data) };
}

test("pictures are drawn where the page shows them, upright, in each form that files store them in", () => {
  // Pages count upwards from their lower edge, rasters downwards from their upper one.
  const page = { matrix: [1, 0, 0, -1, 0, 4] as const, width: 4, height: 4 };
  for (const kind of [1, 2, 3] as const) {
    const drawn = composePage([{ picture: stripes(kind), matrix: [4, 0, 0, 2, 0, 0] }], page);
    expect(drawn?.scale).toBe(1);
    expect(Array.from(drawn!.raster.pixels)).toEqual(
      [
        [255, 255, 255, 255],
        [255, 255, 255, 255],
        [0, 255, 0, 255],
        [0, 255, 0, 255],
      ].flat(),
    );
  }
  const turned = composePage([{ picture: stripes(1), matrix: [0, 4, -2, 0, 2, 0] }], page);
  expect(Array.from(turned!.raster.pixels).slice(0, 8)).toEqual([255, 255, 255, 255, 0, 0, 255, 255]);
  expect(composePage([], page)).toBeUndefined();
});

test("words of one row stand in one row though the page was turned, and specks are left out", () => {
  const word = (text: string, x0: number, x1: number, confidence = 90) => ({
    text,
    confidence,
    bbox: { x0, y0: 0, x1, y1: 0 },
  });
  const line = (y0: number, y1: number, words: RecognizedLine["words"]): RecognizedLine => ({
    words,
    baseline: { x0: 0, x1: 1000, y0, y1 },
    rowAttributes: { rowHeight: 32 },
  });
  // The line falls by 20 pixels over 1,000; without removing the rotation, the price would be below the name of the
  // next row.
  const lines = [
    line(100, 120, [word("Abaya", 0, 100), word("18", 950, 1000)]),
    line(140, 160, [word("Thobe", 0, 100), word("8", 950, 1000), word("~", 500, 510, 12)]),
  ];
  const glyphs = glyphsOf(lines, { scale: 2, height: 400 });
  const rows = Map.groupBy(glyphs, ({ baseline }) => baseline);
  expect([...rows.values()].map((row) => row.map(({ text }) => text))).toEqual([
    ["Abaya", " ", "18"],
    ["Thobe", " ", "8"],
  ]);
  expect(confidenceOf(lines)).toBeCloseTo((90 * 13 + 12) / 14);
  expect(confidenceOf([])).toBe(0);
});
