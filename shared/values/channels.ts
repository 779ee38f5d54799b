/** The channels an organisation connects, in the order of their cards (C216); the web chat is there by itself. */
export const connectedKinds = ["email", "whatsapp", "whatsapp_meta", "instagram", "twitter"] as const;

/** Whose log-in, where a channel has one beside its own: a mailbox at Microsoft. */
export const loginProviders = ["microsoft"] as const;
export type LoginProvider = (typeof loginProviders)[number];

/** Whose log-in a state came back from: it begins with the provider's name. Undefined: the channel's own. */
export const providerOfState = (state: string): LoginProvider | undefined =>
  loginProviders.find((provider) => provider === state.split(".")[0]);
