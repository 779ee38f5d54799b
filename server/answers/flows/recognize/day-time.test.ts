import { expect, test } from "vitest";
import { dateIn, recognizePersons, timeIn, withoutNumbers } from "./day-time.ts";
import { RecognizedMessage } from "./request-cues.ts";

/** A Sunday. */
const now = { at: new Date("2026-11-22T10:30:00+03:00"), timeZone: "Asia/Riyadh" };
const never = (): boolean => false;

test.each([
  ["اليوم", "2026-11-22"],
  ["بكرة العصر", "2026-11-23"],
  ["باجر", "2026-11-23"],
  ["بعد بكره", "2026-11-24"],
  ["الخميس", "2026-11-26"],
  ["يوم الجمعة الجاية", "2026-11-27"],
  ["الأحد", "2026-11-29"],
  ["10 ديسمبر", "2026-12-10"],
  ["١٠/١٢", "2026-12-10"],
  ["bokra el3asr", "2026-11-23"],
  ["tomorrow at 5", "2026-11-23"],
  ["the day after tomorrow", "2026-11-24"],
  ["next Tuesday", "2026-11-24"],
  ["Friday at 8pm", "2026-11-27"],
  ["January 5th", "2027-01-05"],
  ["on 3 December", "2026-12-03"],
  ["السبت اللي بعده", "2026-12-05"],
  ["الثلاثاء الأسبوع الجاي", "2026-12-01"],
  ["Tuesday next week", "2026-12-01"],
])("“%s” is %s", (message, date) => {
  expect(dateIn(new RecognizedMessage(message), now)).toBe(date);
});

test.each([
  ["الساعة 5", 17 * 60],
  ["الساعة الخامسة والنصف", 17 * 60 + 30],
  ["9 الصبح", 9 * 60],
  ["٨ مساءً", 20 * 60],
  ["بكرة العصر", "afternoon"],
  ["المغرب", "evening"],
  ["at 8pm", 20 * 60],
  ["at 10", 10 * 60],
  ["18:30", 18 * 60 + 30],
  ["tomorrow morning", "morning"],
  ["book a table for 4", undefined],
])("“%s” is at %s", (message, time) => {
  expect(timeIn(new RecognizedMessage(message), false, never)).toBe(time);
});

test("a bare number is a time where a time was asked for, in the half of the day that is open", () => {
  expect(timeIn(new RecognizedMessage("7"), true, never)).toBe(19 * 60);
  expect(timeIn(new RecognizedMessage("7"), true, (minutes) => minutes < 12 * 60)).toBe(7 * 60);
  expect(timeIn(new RecognizedMessage("7"), false, never)).toBeUndefined();
});

test.each([
  ["طاولة ل 5 اشخاص", 5],
  ["ابي احجز لشخصين", 2],
  ["a table for 4 on Friday", 4],
  ["6 people", 6],
  ["طاولة لستة اشخاص", 6],
  ["ترابيزة لأربعة بكرة", 4],
  ["قاعة لأربعين شخصًا", 40],
  ["tomorrow at 5", undefined],
])("“%s” is for %s", (message, persons) => {
  expect(recognizePersons(new RecognizedMessage(message))).toBe(persons);
});

test.each([
  ["قاعة المناسبات يوم 5 ديسمبر لأربعين شخصًا", "قاعة المناسبات يوم شخصًا"],
  ["غرفة عائلية ل 5 اشخاص", "غرفة عائلية اشخاص"],
  ["a table for six people", "a table for people"],
  ["تنظيف 2 مكيف", "تنظيف 2 مكيف"],
])("“%s” without its day and for how many it is", (text, rest) => {
  expect(withoutNumbers(text)).toBe(rest);
});
