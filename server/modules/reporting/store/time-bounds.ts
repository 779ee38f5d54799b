// The moments at which stored counts begin: quarters, hours, days and months of UTC.

export const quarterMs = 15 * 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** Returns the last full unit of so many milliseconds that is not after the moment. */
export const roundDown = (at: Date, unitMs: number): Date =>
  new Date(Math.floor(at.getTime() / unitMs) * unitMs);
/** Returns the first full unit of so many milliseconds that is not before the moment. */
export const roundUp = (at: Date, unitMs: number): Date =>
  new Date(Math.ceil(at.getTime() / unitMs) * unitMs);

/** Returns the midnight of UTC at which the month of the moment begins. */
export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
/** Returns the first midnight of UTC that begins a month and is not before the moment. */
export const nextMonth = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + (at.getTime() > monthOf(at).getTime() ? 1 : 0)));

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
