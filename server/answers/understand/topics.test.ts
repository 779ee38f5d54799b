import { expect, test } from "vitest";
import { topicOf } from "./topics.ts";

const topics = ["الجملة", "استرجاع المبلغ", "كميات كبيرة", "wholesale", "job application"];

test.each([
  ["ابغى اسعار الجمله لو سمحت", "الجملة"],
  ["عندكم بالجُمْلة؟", "الجملة"],
  ["ابي إسترجاع المبـلغ حقي", "استرجاع المبلغ"],
  ["كيف استرجاع مبلغي", "استرجاع المبلغ"],
  ["نحتاج الكميات الكبيرة", "كميات كبيرة"],
  ["Do you do WHOLESALE prices?", "wholesale"],
  ["where do job applications go", "job application"],
  ["my application for the job", undefined],
  ["كم سعر القهوة؟", undefined],
  ["متى يرجع المحل يفتح", undefined],
  ["", undefined],
])("“%s” speaks of %s", (message, topic) => {
  expect(topicOf(message, topics)).toBe(topic);
});

test("a topic without a word in it matches nothing", () => {
  expect(topicOf("ماذا؟", ["؟", " "])).toBeUndefined();
});
