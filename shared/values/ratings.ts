/** The ratings with which a customer can answer how satisfied they were with the help. */
export const ratings = ["good", "okay", "bad"] as const;
