import { expect, test } from "vitest";
import { recognizePhone } from "./phone.ts";

test.each([
  ["0555550142", "Asia/Riyadh", "+966555550142"],
  ["جوالي ٠٥٥٥٥٥٠١٤٢", "Asia/Riyadh", "+966555550142"],
  ["my number is +966 55 555 0142", "Asia/Riyadh", "+966555550142"],
  ["00966555550142", "Asia/Riyadh", "+966555550142"],
  ["055-555-0142 سارة", "Asia/Riyadh", "+966555550142"],
  ["050 123 4567", "Asia/Dubai", "+971501234567"],
  ["رقمي 9512 3456", "Asia/Muscat", "+96895123456"],
  ["6612 3456", "Asia/Qatar", "+97466123456"],
  ["5001 2345", "Asia/Kuwait", "+96550012345"],
  ["3612 3456", "Asia/Bahrain", "+97336123456"],
  ["+20 100 123 4567", "Asia/Riyadh", "+201001234567"],
  // Oman and Kuwait have such numbers: which one is not known.
  ["9123 4567", "Asia/Riyadh", "91234567"],
])("“%s” in %s is %s", (message, timeZone, phone) => {
  expect(recognizePhone(message, timeZone)).toBe(phone);
});

test.each(["2 لاتيه", "0512", "بكرة الساعة 5", "طلب رقم 55821", "10/12/2026"])(
  "“%s” holds no number",
  (message) => {
    expect(recognizePhone(message, "Asia/Riyadh")).toBeUndefined();
  },
);
