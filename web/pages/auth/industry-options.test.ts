import { expect, test } from "vitest";
import { industries } from "#shared/rules/industries.ts";
import { readIndustryOptions } from "./industry-options.ts";

const word = (value: string) => `<${value}>`;

test("D33 options come from {data}, a bare list or a list of texts", () => {
  const item = { value: "education", label: "Education", label_arabic: "تعليم" };
  expect(readIndustryOptions({ data: [item] }, "ar", word)).toEqual([{ value: "education", label: "تعليم" }]);
  expect(readIndustryOptions([item], "en", word)).toEqual([{ value: "education", label: "Education" }]);
  expect(readIndustryOptions(["education", "mining"], "en", word)).toEqual([
    { value: "education", label: "<education>" },
    { value: "mining", label: "mining" },
  ]);
});

test("D33 C139 the twelve known values stand in when the answer is unusable", () => {
  for (const answer of [undefined, null, {}, { data: [] }, { data: [1, null] }])
    expect(readIndustryOptions(answer, "ar", word).map(({ value }) => value)).toEqual([...industries]);
});
