import { expect, test } from "vitest";
import { formatPhone, type GulfCountry, normalisePhone } from "./phone.ts";

/** From the regulators' number plans: mobile, geographic, toll-free and company numbers. */
const national: [GulfCountry, written: string, e164: string][] = [
  ["sa", "0551234567", "+966551234567"],
  ["sa", "551234567", "+966551234567"],
  ["sa", "57 123 4567", "+966571234567"],
  ["sa", "011 465 0000", "+966114650000"],
  ["sa", "12 669 0000", "+966126690000"],
  ["sa", "920001234", "+966920001234"],
  ["sa", "9200 01234", "+966920001234"],
  ["sa", "925 001 234", "+966925001234"],
  ["sa", "800 124 4455", "+9668001244455"],
  ["sa", "700 123 4567", "+9667001234567"],
  ["ae", "050 123 4567", "+971501234567"],
  ["ae", "58 123 4567", "+971581234567"],
  ["ae", "04 330 0000", "+97143300000"],
  ["ae", "(02) 599-5000", "+97125995000"],
  ["ae", "800 4888", "+9718004888"],
  ["ae", "600 54 0000", "+971600540000"],
  ["kw", "5001 2345", "+96550012345"],
  ["kw", "9651 2345", "+96596512345"],
  ["kw", "2245 0000", "+96522450000"],
  ["kw", "4101 2345", "+96541012345"],
  ["kw", "1 888 888", "+9651888888"],
  ["bh", "3600 1234", "+97336001234"],
  ["bh", "1722 5555", "+97317225555"],
  ["bh", "8000 1234", "+97380001234"],
  ["qa", "3312 3456", "+97433123456"],
  ["qa", "4496 0000", "+97444960000"],
  ["qa", "800 2020", "+9748002020"],
  ["om", "9212 3456", "+96892123456"],
  ["om", "7912 3456", "+96879123456"],
  ["om", "2469 8000", "+96824698000"],
  ["om", "800 77777", "+96880077777"],
];

const codes = { sa: "966", ae: "971", kw: "965", qa: "974", bh: "973", om: "968" };
const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

test.each(national)("a number of %s: %s", (country, written, e164) => {
  const whole = e164.slice(1);
  const local = whole.slice(codes[country].length);
  const spellings = [
    written,
    arabicDigits(written),
    `\u202a${written}\u202c`,
    e164,
    arabicDigits(e164),
    `00${whole}`,
    whole,
    arabicDigits(whole),
    `+${codes[country]} ${local}`,
  ];
  for (const spelling of spellings) expect(normalisePhone(spelling, country), spelling).toBe(e164);
});

test("with its code a number of one country is the same under another", () => {
  for (const [country, , e164] of national)
    for (const other of Object.keys(codes) as GulfCountry[])
      expect(normalisePhone(e164, other), `${country} under ${other}`).toBe(e164);
});

test("a zero between country code and number, as in +966 (0)55, is left out", () => {
  expect(normalisePhone("+966 (0)55 123 4567")).toBe("+966551234567");
  expect(normalisePhone("9660551234567")).toBe("+966551234567");
});

test("numbers of other countries need their code", () => {
  expect(normalisePhone("+201001234567")).toBe("+201001234567");
  expect(normalisePhone("00447911123456")).toBe("+447911123456");
  expect(normalisePhone("919876543210")).toBe("+919876543210");
  expect(normalisePhone("22450000")).toBeNull();
  expect(normalisePhone("2125551234")).toBeNull();
});

test.each([
  ["short numbers", ["911", "937", "999", "1966", "19988", "٩١١"]],
  ["too few or too many digits", ["05512345", "055123456789", "+96655123456", "+9665512345678", "92000123"]],
  ["first digits nobody has", ["+966 300 123 456", "+971 31 234 567 8", "+965 3123 4567", "+974 1234 5678"]],
  ["what is no number", ["", "+", "00", "call me", "055-CALL-ME", "+966+551234567", "0551234567 ext 2"]],
])("%s are refused", (_what, inputs) => {
  for (const input of inputs) expect(normalisePhone(input), input).toBeNull();
});

test("a Saudi mobile number is shown in groups, others as they are", () => {
  expect(formatPhone("+966551234567")).toBe("+966 55 123 4567");
  expect(formatPhone("+966920001234")).toBe("+966920001234");
});
