/** Longest message a customer or a member of staff can send, in characters. WhatsApp's own limit is 4,096. */
export const maxMessageLength = 4000;
