/** The roles that a person can get on their first log-in through the provider. */
export const singleSignOnRoles = ["agent", "manager"] as const;
