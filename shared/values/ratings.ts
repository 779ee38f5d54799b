/** How satisfied a customer was with the help. */
export const ratings = ["good", "okay", "bad"] as const;
