import { expect, test } from "vitest";
import { normaliseEmail } from "#shared/rules/email.ts";
import { brandNames } from "./account-rules.ts";

test("a name in both scripts gives a brand for each; any other is the brand in both languages", () => {
  expect(brandNames("محمصة الركن | Corner Roastery")).toEqual({ ar: "محمصة الركن", en: "Corner Roastery" });
  expect(brandNames("Corner Roastery (محمصة الركن)")).toEqual({ ar: "محمصة الركن", en: "Corner Roastery" });
  expect(brandNames("محمصة الركن - Corner")).toEqual({ ar: "محمصة الركن", en: "Corner" });
  expect(brandNames("محمصة الركن")).toEqual({ ar: "محمصة الركن", en: "محمصة الركن" });
  expect(brandNames("Al-Rukn Roastery")).toEqual({ ar: "Al-Rukn Roastery", en: "Al-Rukn Roastery" });
  expect(brandNames("عطور A | B")).toEqual({ ar: "عطور A", en: "B" });
});

test("addresses are compared in lower case, and only plain ones are addresses", () => {
  expect(normaliseEmail(" Owner+shop@Sub.Example.SA ")).toBe("owner+shop@sub.example.sa");
  for (const bad of [
    "a",
    "a@b",
    "@b.sa",
    "a@b..sa",
    "a..b@c.sa",
    "a@-b.sa",
    "a@b.sa,c@d.sa",
    "a@b.sa c@d.sa",
    "<a@b.sa>",
    "аdmin@b.sa",
    "a@ｂ.sa",
    "a@b.sa\0",
    `${"a".repeat(65)}@b.sa`,
  ])
    expect(normaliseEmail(bad), bad).toBeNull();
});
