import { expect, test } from "vitest";
import { splitLtrParts } from "./isolate.ts";

const ltr = (text: string) =>
  splitLtrParts(text)
    .filter((part) => part.isLtr)
    .map((part) => part.text);

test("B04 phones, addresses, handles and codes are split off a sentence as a unit", () => {
  expect(ltr("ورقم المحاسب +966 50 555 0142 لو احتجتوا السجل.")).toEqual(["+966 50 555 0142"]);
  expect(ltr("راسلنا على orders@brewandco.example، أو https://shop.example/a?b=1.")).toEqual([
    "orders@brewandco.example",
    "https://shop.example/a?b=1",
  ]);
  expect(ltr("حسابنا @khalid_brews وطلبي SR-20417")).toEqual(["@khalid_brews", "SR-20417"]);
});

test("plain numbers, prices and words stay in the sentence, and nothing is lost", () => {
  const text = "سعر 40 كيلو هو 92 ر.س، والتوصيل من 2 إلى 3 أيام.";
  expect(ltr(text)).toEqual([]);
  expect(
    splitLtrParts(`${text} +966 50 555 0142 تمام`)
      .map((part) => part.text)
      .join(""),
  ).toBe(`${text} +966 50 555 0142 تمام`);
});
