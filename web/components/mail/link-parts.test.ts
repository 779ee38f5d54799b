import { expect, test } from "vitest";
import { splitAtLinks } from "./link-parts.ts";

test("an address at the end of a sentence excludes the full stop", () => {
  expect(splitAtLinks("افتح https://wakil.example/set-new-password/a-b_c.\nثم ادخل")).toEqual([
    { text: "افتح ", isLink: false },
    { text: "https://wakil.example/set-new-password/a-b_c", isLink: true },
    { text: ".\nثم ادخل", isLink: false },
  ]);
  expect(splitAtLinks("no address")).toEqual([{ text: "no address", isLink: false }]);
});
