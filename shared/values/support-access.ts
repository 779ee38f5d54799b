/** The numbers of hours for which an owner can let the company access the portal. */
export const supportAccessHours = [1, 4, 24, 72] as const;
