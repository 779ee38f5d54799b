import { expect, test } from "vitest";
import { displayName, normaliseUrl, urlName } from "./source-rules.ts";

test("a file's name is shown without path, hidden marks or more than 200 characters (A37)", () => {
  expect(displayName("سياسة التوصيل – نسخة رمضان.pdf")).toBe("سياسة التوصيل – نسخة رمضان.pdf");
  expect(displayName("../../etc/passwd.pdf")).toBe("passwd.pdf");
  expect(displayName("C:\\files\\عقد.docx")).toBe("عقد.docx");
  expect(displayName("inv\u202Efdp.exe")).toBe("invfdp.exe");
  expect(displayName("a\u0000b\u200B\u200F\n.pdf ")).toBe("ab.pdf");
  const long = displayName(`${"طويل".repeat(100)}.docx`);
  expect([...long].length).toBe(200);
  expect(long.endsWith(".docx")).toBe(true);
});

test("one page has one address", () => {
  expect(normaliseUrl("http://SHOP.example:80")).toBe("http://shop.example/");
  expect(normaliseUrl("https://shop.example/a?b=1#c")).toBe("https://shop.example/a?b=1");
  expect(normaliseUrl(`https://shop.example/${"a".repeat(2000)}`)).toBeNull();
  expect(normaliseUrl("https://shop.example:8443/")).toBeNull();
  expect(urlName("https://xn--mgbaab7c.example/")).not.toContain("xn--");
  expect(urlName("https://shop.example/%E0%A4%A")).toBe("shop.example/%E0%A4%A");
});
