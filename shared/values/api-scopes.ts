/** What an API key may be allowed. Each call that keys can use names one of these as its `scope`. */
export const apiScopes = [
  "tickets:read",
  "tickets:write",
  "conversations:read",
  "customers:read",
  "customers:write",
  "figures:read",
] as const;
