/**
 * When a shop is taken to be open, in its own time zone: 9:00 to 22:00 every day. There is no setting for it yet;
 * "after hours" on the dashboard is everything outside.
 */
export const businessHours = { opens: 9, closes: 22 } as const;
