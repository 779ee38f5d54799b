import { expect, test } from "vitest";
import { findRequestedProperties, statesProperty } from "./properties.ts";

test.each([
  ["كم وزن الكرسي", ["weight"]],
  ["كم يوزن الكرسي؟", ["weight"]],
  ["how much does the chair weigh?", ["weight"]],
  ["الكرسي كم طوله", ["length"]],
  ["وش لون الشنطة", ["colour"]],
  ["what is the colour of the bag", ["colour"]],
  ["الطاولة من ايش مصنوعة", ["material"]],
  ["what is the table made of?", ["material"]],
  ["العود صناعة وين", ["origin"]],
  ["الخيمة كم تشيل", ["capacity"]],
])("%s asks for %j", (question, properties) => {
  expect([...findRequestedProperties(question)]).toEqual(properties);
});

test.each(["عباية مقاس 54 بكم", "ابي الكرسي لون اسود", "the red size 42 shoes", "how much is the chair?"])(
  "%s only says which thing is meant",
  (question) => {
    expect(findRequestedProperties(question).size).toBe(0);
  },
);

test.each([
  ["وزنه 14 جرام", "weight"],
  ["السعر 20 ريال (250 g)", "weight"],
  ["المقاس (سم): 60", "length"],
  ["200 سم", "length"],
  ["180×200", "size"],
  ["العبوة 75 مل", "size"],
  ["باقي الأسود فقط", "colour"],
  ["كنب خشب زان", "material"],
  ["عسل من اليمن", "origin"],
  ["تتسع 6 أشخاص", "capacity"],
  ["تسع كم: 12", "capacity"],
] as const)("%s states the %s", (text, property) => {
  expect(statesProperty(text, property)).toBe(true);
});

test.each(["weight", "length", "colour", "material", "capacity"])(
  "a price alone states no %s",
  (property) => {
    expect(statesProperty("سعر كرسي هدوء: 1900 ر.س، والكمية متوفرة.", property)).toBe(false);
  },
);
