import { expect, test } from "vitest";
import { holds } from "./source-text.ts";

test("a word is found whatever its alifs, marks and case", () => {
  expect(holds(["مُدّة التوصيل إلى الرياض"], "مده")).toBe(true);
  expect(holds(["أسعار الجملة"], "اسعار")).toBe(true);
  expect(holds([null, "Guji Natural"], " guji ")).toBe(true);
  expect(holds(["أسعار الجملة"], "توصيل")).toBe(false);
  expect(holds([null, undefined], "x")).toBe(false);
});

test("an empty search finds everything", () => {
  expect(holds([null], "  ")).toBe(true);
});
