export const memberRoles = ["owner", "manager", "agent"] as const;

/** What the office points out about a business. */
export const organizationProblems = ["untrained", "channel_broken", "customers_waiting", "silent"] as const;
