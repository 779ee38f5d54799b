import { expect, test } from "vitest";
import { readCookieChoice, hostCookieName } from "./cookies.ts";

test("a cookie that only this host can write counts before one that others can", () => {
  expect(hostCookieName("lang")).toBe("__Host-lang");
  expect(readCookieChoice({ lang: "en", "__Host-lang": "ar" }, "lang")).toBe("ar");
  expect(readCookieChoice({ lang: "en", "__Host-lang": "" }, "lang")).toBe("en");
  expect(readCookieChoice({ theme: "dark" }, "lang")).toBeUndefined();
});
