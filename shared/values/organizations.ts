export const memberRoles = ["owner", "manager", "agent"] as const;
