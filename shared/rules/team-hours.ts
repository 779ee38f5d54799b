export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof weekdays)[number];

/** From and to as `HH:MM`. One that ends no later than it begins runs into the next day; `00:00`–`00:00` is a whole day. */
export type HoursRange = [from: string, to: string];

/** When the team answers, in the organisation's time zone. A day without ranges is closed, so are the `holidays` (`YYYY-MM-DD`). */
export interface TeamHours {
  week: Record<Weekday, HoursRange[]>;
  holidays: string[];
}
