import { expect, test } from "vitest";
import { chosenIn, hostCookieName } from "./cookies.ts";

test("a cookie that only this host can write counts before one that others can", () => {
  expect(hostCookieName("lang")).toBe("__Host-lang");
  expect(chosenIn({ lang: "en", "__Host-lang": "ar" }, "lang")).toBe("ar");
  expect(chosenIn({ lang: "en", "__Host-lang": "" }, "lang")).toBe("en");
  expect(chosenIn({ theme: "dark" }, "lang")).toBeUndefined();
});
