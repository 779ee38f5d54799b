/** For how many months a business can choose to keep closed conversations. */
export const retentionMonths = [3, 6, 12, 24, 36] as const;
