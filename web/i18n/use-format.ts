import { formatCount } from "#shared/rules/format-count.ts";
import * as format from "#shared/rules/format.ts";
import { useLanguage } from "./use-language.ts";

/** Returns the formatters of shared/rules/format.ts with the page's language. */
export function useFormat() {
  const { currentLanguage: language } = useLanguage();
  return {
    date: (at: format.Moment) => format.formatDate(at, language),
    day: (at: format.Moment) => format.formatDay(at, language),
    weekday: (at: format.Moment) => format.formatWeekday(at, language),
    weekdayAndDay: (at: format.Moment) => format.formatWeekdayAndDay(at, language),
    month: (at: format.Moment) => format.formatMonth(at, language),
    monthAndYear: (at: format.Moment) => format.formatMonthAndYear(at, language),
    time: (at: format.Moment) => format.formatTime(at, language),
    when: (at: format.Moment) => format.formatWhen(at, language),
    relative: (at: format.Moment) => format.formatRelative(at, language),
    since: (at: format.Moment) => format.formatSince(at, language),
    duration: (seconds: number) => format.formatDuration(seconds, language),
    number: format.formatNumber,
    count: formatCount,
    percent: format.formatPercent,
    confidence: format.formatConfidence,
    money: (amount: number) => format.formatMoney(amount, language),
    price: (amount: number, currency: string | undefined) => format.formatPrice(amount, currency, language),
    bytes: format.formatBytes,
  };
}
