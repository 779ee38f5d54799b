/** The scopes of an API key. Each endpoint that accepts keys names one of them as its `scope`. */
export const apiScopes = [
  "tickets:read",
  "tickets:write",
  "conversations:read",
  "customers:read",
  "customers:write",
  "figures:read",
] as const;
