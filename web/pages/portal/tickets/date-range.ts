import { defaultTimeZone } from "#shared/rules/format.ts";

const days = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: defaultTimeZone,
});

/** The numbers of days up to and including today. */
const spans = { today: 1, week: 7, month: 30 } as const;
export type Span = keyof typeof spans;
export const spanNames = Object.keys(spans) as Span[];

/** Returns the calendar day `ago` days before, as `YYYY-MM-DD`. */
const dayBefore = (now: Date, ago: number): string => days.format(new Date(now.getTime() - ago * 86_400_000));

/** Returns the first and the last day of a span that ends today. */
export const daysOf = (span: Span, now: Date): { from: string; to: string } => ({
  from: dayBefore(now, spans[span] - 1),
  to: dayBefore(now, 0),
});

/** Returns the span of these days. Undefined for other days. */
export const spanOf = (from: string | undefined, to: string | undefined, now: Date): Span | undefined =>
  spanNames.find((span) => {
    const known = daysOf(span, now);
    return known.from === from && known.to === to;
  });
