import { expect, test } from "vitest";
import { containsPageAddress } from "./page-address.ts";

test.each([
  "https://evil.example/login",
  "Click evil.example/win",
  "www.evil",
  "EVIL.COM",
  "ربحت معنا evil.sa الآن",
  "ｅｖｉｌ．ｃｏｍ",
  "evil。com",
  "موقعي.السعودية",
  "http://1.2.3.4",
  "203.0.113.7",
  "pay-here.xn--p1ai",
])("a name with the address of a page is told from others: %s", (name) => {
  expect(containsPageAddress(name)).toBe(true);
});

test.each([
  "محمصة الركن | Corner Roastery",
  "عيادة د.أحمد",
  "مكتب م. سارة العتيبي",
  "U.S.A Burger",
  "No.1 Coffee",
  "Dr. Smith Dental",
  "Dr.Ahmed Clinic",
  "St.Regis Spa",
  "A.B.C Trading Co.",
  "شركة 2.5 للقهوة",
  "Al-Noor & Sons, Ltd.",
])("a name that only has a dot is a name: %s", (name) => {
  expect(containsPageAddress(name)).toBe(false);
});
