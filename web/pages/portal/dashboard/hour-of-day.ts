/** A moment at a full hour in the product's time zone (UTC+3, no summer time), to be formatted as a time. */
export function hourOfDay(hour: number): Date {
  return new Date(Date.UTC(2026, 0, 1, hour - 3));
}
