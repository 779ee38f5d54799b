export const exportFormats = ["xlsx", "csv"] as const;
