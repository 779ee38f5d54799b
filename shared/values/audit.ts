/** What the log can be narrowed to, as a business thinks of it. */
export const auditAreas = [
  "people",
  "agents",
  "knowledge",
  "tickets",
  "customers",
  "channels",
  "campaigns",
  "subscription",
] as const;
