import { defaultTimeZone } from "#shared/rules/format.ts";

const days = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: defaultTimeZone,
});

/** Days counted back from today, with today among them. */
const spans = { today: 1, week: 7, month: 30 } as const;
export type Span = keyof typeof spans;
export const spanNames = Object.keys(spans) as Span[];

/** The calendar day that was so many days before, `YYYY-MM-DD`. */
const dayBefore = (now: Date, ago: number): string => days.format(new Date(now.getTime() - ago * 86_400_000));

/** The first and the last day of a span that ends today. */
export const daysOf = (span: Span, now: Date): { from: string; to: string } => ({
  from: dayBefore(now, spans[span] - 1),
  to: dayBefore(now, 0),
});

/** The span that these days are; undefined for days of somebody's own choice. */
export const spanOf = (from: string | undefined, to: string | undefined, now: Date): Span | undefined =>
  spanNames.find((span) => {
    const known = daysOf(span, now);
    return known.from === from && known.to === to;
  });
