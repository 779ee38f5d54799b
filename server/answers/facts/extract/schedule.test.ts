import { expect, test } from "vitest";
import { scheduleOf } from "./schedule.ts";

const all = [0, 1, 2, 3, 4, 5, 6];
const notFriday = [0, 1, 2, 3, 4, 6];

/** Hours as text, one line a slot: days, opening and closing minute. */
function said(text: string): string[] {
  return scheduleOf(text).map(
    ({ dayOfWeek, opens, closes }) => `${dayOfWeek?.toSorted().join("") ?? "?"} ${opens / 60}-${closes / 60}`,
  );
}

test.each([
  ["من 9 صباحاً إلى 11 مساءً كل يوم إلا الجمعة", [`${notFriday.join("")} 9-23`, "5 0-0"]],
  ["يومياً من 10 صباحاً إلى 12 مساءً إلا الجمعة من 2 ظهراً", [`${notFriday.join("")} 10-24`, "5 14-24"]],
  ["Daily 10 am to 11 pm, Friday from 2 pm", [`${all.join("")} 10-23`, "5 14-23"]],
  ["نفتح الساعة 5 العصر ونقفل 2 الليل", ["? 17-26"]],
  ["opens at 9 am and closes at 10 pm", ["? 9-22"]],
  ["من الأحد للخميس 8 الصبح لـ 5 العصر", ["01234 8-17"]],
  ["نفتح كل يوم عدا الجمعة من 4 عصراً إلى 12", [`${notFriday.join("")} 16-24`, "5 0-0"]],
  ["Sun to Thu 8-5 pm, closed Fri and Sat", ["01234 8-17", "56 0-0"]],
  ["يومياً ١٢ ظ - ١ ص", [`${all.join("")} 12-25`]],
])("the hours of “%s”", (text, hours) => {
  expect(said(text)).toEqual(hours);
});
