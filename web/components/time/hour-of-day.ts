/** Returns a moment at a full hour in the product's time zone (UTC+3, no summer time), to be formatted as a time. */
export function hourOfDay(hour: number): Date {
  return new Date(Date.UTC(2026, 0, 1, hour - 3));
}

/** Returns a moment on a day of the week (0 for Sunday), to be formatted as a weekday. */
export function dayOfWeek(day: number): Date {
  // 4 January 2026 was a Sunday.
  return new Date(Date.UTC(2026, 0, 4 + day, 9));
}
