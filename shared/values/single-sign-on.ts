/** Roles that somebody's first log-in by the provider can give. */
export const singleSignOnRoles = ["agent", "manager"] as const;
