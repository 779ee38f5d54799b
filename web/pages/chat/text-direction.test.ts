import { expect, test } from "vitest";
import { directionOfText } from "./text-direction.ts";

test("an Arabic sentence that begins with an English name is laid out from right to left", () => {
  expect(directionOfText("V60 متوفر بـ 20 ر.س")).toBe("rtl");
  expect(directionOfText("iPhone؟")).toBe("auto");
});

test("everything else is left to the browser, which looks at the first letter", () => {
  for (const text of ["متوفر عندنا V60", "How much is قهوة?", "85", ""])
    expect(directionOfText(text)).toBe("auto");
});
