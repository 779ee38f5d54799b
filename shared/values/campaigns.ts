/** The reasons why a recipient was skipped. */
export const skipReasons = ["window_closed", "opted_out", "cancelled"] as const;
