import { expect, test } from "vitest";
import { hasWord } from "./source-text.ts";

test("a word is found whatever its alifs, marks and case", () => {
  expect(hasWord(["مُدّة التوصيل إلى الرياض"], "مده")).toBe(true);
  expect(hasWord(["أسعار الجملة"], "اسعار")).toBe(true);
  expect(hasWord([null, "Guji Natural"], " guji ")).toBe(true);
  expect(hasWord(["أسعار الجملة"], "توصيل")).toBe(false);
  expect(hasWord([null, undefined], "x")).toBe(false);
});

test("an empty search finds everything", () => {
  expect(hasWord([null], "  ")).toBe(true);
});
