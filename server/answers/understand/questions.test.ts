import { expect, test } from "vitest";
import { questionsOf } from "./questions.ts";

const parts = (message: string): string[] => questionsOf(message).map(({ text }) => text);

test.each([
  ["السجادة بكام والمخدة بكام", ["السجادة بكام", "المخدة بكام"]],
  ["العسل بكم ولونه وتوصلونه حائل؟", ["العسل بكم", "لونه", "توصلونه حائل؟"]],
  ["المكتبة تفتح من كام لكام وينفع اطبع هناك؟", ["المكتبة تفتح من كام لكام", "ينفع اطبع هناك؟"]],
  ["الخلاط بكام وعليه ضمان وبتشحنوا أسيوط؟", ["الخلاط بكام", "عليه ضمان", "بتشحنوا أسيوط؟"]],
  ["بتفتحوا الأحد امتى وكام رسوم الدخول", ["بتفتحوا الأحد امتى", "كام رسوم الدخول"]],
  ["كم سعر الدراجة وينفع اقسطها", ["كم سعر الدراجة", "ينفع اقسطها"]],
])("Arabic joined by و is divided: %s", (message, expected) => {
  expect(parts(message)).toEqual(expected);
});

test.each([
  ["when is the pool open and هل فيه مدرب", ["when is the pool open", "هل فيه مدرب"]],
  ["كم سعر اللوحة and do you frame it", ["كم سعر اللوحة", "do you frame it"]],
  ["how much is the tent and what size is it", ["how much is the tent", "what size is it"]],
])("a question may be joined to one in the other language: %s", (message, expected) => {
  expect(parts(message)).toEqual(expected);
});

test.each([
  "كم وزن الطاولة",
  "كم واحد يجلس على السفرة",
  "الجهاز عندكم من امس وين واصلين فيه",
  "بكم اللاتيه الكبير والصغير",
  "طاولة وكرسي بكم",
  "متى تفتحون ولا مسكرين",
  "لو شريت الجهاز وطلع خربان كم ترجعون لي",
])("one question stays one: %s", (message) => {
  expect(parts(message)).toEqual([message]);
});
