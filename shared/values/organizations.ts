export const memberRoles = ["owner", "manager", "agent"] as const;

/** The problems of a business that the back office points out. */
export const organizationProblems = ["untrained", "channel_broken", "customers_waiting", "silent"] as const;
