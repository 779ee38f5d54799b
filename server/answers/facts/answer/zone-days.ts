import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import type { DayOfWeek, DeliveryZone } from "#server/answers/facts/facts.ts";
import { onlyPattern } from "#server/answers/text/only.ts";

/** Whether a zone is served on certain days and on none of the requested days. */
export function isOnOtherDays(
  { area, time = "", remark = "" }: DeliveryZone,
  asked: readonly DayOfWeek[],
): boolean {
  // "Sunday and Tuesday only" in a remark limits the days as well.
  const limit = onlyPattern.test(remark) ? remark : "";
  const days = daysIn(`${area} ${time} ${limit}`);
  return asked.length > 0 && days.length > 0 && !asked.some((day) => days.includes(day));
}

/** "2-3 working days" is a duration and names no days of the week. */
const workingDaysPattern = /(?:أيام|ايام|يوم)\s+عمل|(?:working|business)\s+days?/giu;

export const tellsDays = ({ area, time = "" }: DeliveryZone): boolean =>
  daysIn(`${area} ${time.replace(workingDaysPattern, "")}`).length > 0;
