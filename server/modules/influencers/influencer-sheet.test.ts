import { expect, test } from "vitest";
import { columnHeaders, numberOf, readInfluencerRows } from "./influencer-sheet.ts";

const header = [
  "المنصة / Platform",
  "Handle",
  "الاسم",
  "Specialisation",
  "المدينة",
  "عدد المتابعين",
  "التفاعل",
  "Price",
];

const read = (...rows: string[][]) =>
  readInfluencerRows([header, ...rows].map((cells, index) => ({ line: index + 1, cells })));

test("a row is read in either language, with accounts and figures as people write them", () => {
  expect(
    read(
      ["Instagram", "@reem.brews", "ريم الحربي", "قهوة مختصه", "RIYADH", "٣٨٬٤٠٠", "6.8%", "1,200 ر.س"],
      ["تيك توك", "https://www.tiktok.com/@sultan_cup?lang=ar", "Sultan", "Travel", "جدة", "61.2k", "", ""],
    ),
  ).toEqual({
    influencers: [
      {
        platform: "instagram",
        handle: "reem.brews",
        name: "ريم الحربي",
        specialization: "coffee",
        city: "riyadh",
        followers: 38_400,
        engagement: 6.8,
        price: 1200,
        about: "",
        contact: "",
        is_sample: false,
      },
      {
        platform: "tiktok",
        handle: "sultan_cup",
        name: "Sultan",
        specialization: "travel",
        city: "jeddah",
        followers: 61_200,
        engagement: null,
        price: null,
        about: "",
        contact: "",
        is_sample: false,
      },
    ],
    leftOut: 0,
    problems: [],
  });
});

test("a row that cannot be saved is named with its line, its column and the reason, and the others are read", () => {
  const good = ["x", "one", "One", "food", "hail", "10", "", ""];
  const result = read(
    ["twitter", ...good.slice(1)],
    ["telegram", ...good.slice(1)],
    ["twitter", "", "Two", "food", "hail", "10", "", ""],
    ["twitter", "@One", "One again", "food", "hail", "10", "", ""],
    ["twitter", "three", "Three", "food", "hail", "many", "", ""],
    ["twitter", "four", "Four", "food", "hail", "10", "140", ""],
    ["twitter", "five", "f".repeat(101), "food", "hail", "10", "", ""],
    ["twitter", "six", "Six", "food", "", "10", "", ""],
  );
  expect(result?.influencers.map(({ handle }) => handle)).toEqual(["one"]);
  expect(result?.leftOut).toBe(7);
  expect(result?.problems.map(({ line, column, why }) => [line, column, why])).toEqual([
    [3, "platform", "unknown"],
    [4, "handle", "missing"],
    [5, "handle", "duplicate"],
    [6, "followers", "not_a_number"],
    [7, "engagement", "not_a_number"],
    [8, "name", "too_long"],
    [9, "city", "missing"],
  ]);
});

test("a sheet without a column that is needed is not read at all; the template's own headers are all known", () => {
  expect(readInfluencerRows([{ line: 1, cells: ["Name", "Followers"] }])).toBeNull();
  expect(readInfluencerRows([])).toBeNull();
  const cells = Object.values(columnHeaders).map((names) => names.join(" / "));
  expect(readInfluencerRows([{ line: 1, cells }])).toEqual({ influencers: [], leftOut: 0, problems: [] });
});

test("numbers are read in both digits and with units, and words are none", () => {
  expect(["1,200", "١٢٫٥", "2 مليون", "3.5K", "7٪", "900 SAR"].map(numberOf)).toEqual([
    1200, 12.5, 2_000_000, 3500, 7, 900,
  ]);
  expect(["", "many", "-5", "1.2.3", "12 apples"].map(numberOf)).toEqual([null, null, null, null, null]);
});
