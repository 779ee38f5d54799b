/**
 * The channels that an organisation can connect, in the order of their cards (C216). The web chat needs no
 * connection.
 */
export const connectedKinds = ["email", "whatsapp", "whatsapp_meta", "instagram", "twitter"] as const;

/** The providers whose log-in a channel can use besides its own, such as Microsoft for a mailbox. */
export const loginProviders = ["microsoft"] as const;
export type LoginProvider = (typeof loginProviders)[number];

/**
 * Returns the provider to which a log-in state belongs, because a state begins with its provider's name. Undefined
 * means the channel's own log-in.
 */
export const providerOfState = (state: string): LoginProvider | undefined =>
  loginProviders.find((provider) => provider === state.split(".")[0]);
