/** The numbers of months for which a business can keep closed conversations. */
export const retentionMonths = [3, 6, 12, 24, 36] as const;
