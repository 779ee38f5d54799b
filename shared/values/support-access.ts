/** For how many hours an owner can let the company look into the portal. */
export const supportAccessHours = [1, 4, 24, 72] as const;
