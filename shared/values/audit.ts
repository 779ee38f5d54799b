/** The areas by which a business can filter the activity log. */
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
