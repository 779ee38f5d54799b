import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { findProse } from "./find.ts";
import { readAmounts, stepOf } from "./scale.ts";

const index = buildIndex([
  {
    kind: "passage",
    id: "cancel",
    title: "إلغاء الحجز",
    text: [
      "متى تلغي | المسترد",
      "قبل الموعد بـ 10 أيام أو أكثر | كامل المبلغ",
      "من 4 إلى 9 أيام | نصف المبلغ",
      "أقل من 4 أيام | لا يسترد شيء",
    ].join("\n"),
    origin: { sourceId: "s", sourceName: "policy.docx" },
  },
  {
    kind: "passage",
    id: "helmets",
    title: "مقاسات الخوذ",
    text: ["محيط الرأس (سم): 53-54 | المقاس: S", "محيط الرأس (سم): 55-57 | المقاس: M"].join("\n"),
    origin: { sourceId: "s", sourceName: "sizes.xlsx" },
  },
]);

test.each([
  ["لو ألغيت الحجز قبل أسبوع كم يرجع لي", "نصف المبلغ"],
  ["إذا ألغيت قبل 3 أيام", "لا يسترد شيء"],
  ["ألغي الحجز قبل اسبوعين", "كامل المبلغ"],
  ["محيط راسي 56 وش مقاسي", "M"],
])("%s", (question, expected) => {
  const found = findProse(index, question);
  expect(found?.text).toContain(expected);
  expect(found?.probability).toBeGreaterThan(0.8);
});

test("an amount outside of every step chooses none", () => {
  expect(findProse(index, "محيط راسي 70 وش مقاسي")?.probability ?? 0).toBeLessThan(0.8);
});

test("a line of steps answers no question about something else that names an amount", () => {
  for (const question of ["عندكم خوذه باقل من 56 ريال للاطفال", "وصلني الطلب مكسور قبل 3 ايام وش تسوون"])
    expect(findProse(index, question)?.probability ?? 0).toBeLessThan(0.8);
});

test("amounts of time are counted in days, and other words are no step", () => {
  expect(readAmounts("قبل يومين")).toEqual([{ value: 2, isTime: true }]);
  expect(readAmounts("a week before")).toEqual([{ value: 7, isTime: true }]);
  expect(stepOf("Less than 24 hours")?.max).toBeCloseTo(1, 3);
  expect(stepOf("كتان")).toBeUndefined();
});
