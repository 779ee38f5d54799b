/** Longest message a customer or a member of staff can send, in characters. WhatsApp's own limit is 4,096. */
export const maxMessageLength = 4000;

/**
 * Whether a message has more characters than that, as it is written or in Unicode's normal form: one character ("ﷺ")
 * can stand for eighteen, and is read as those.
 */
export function isTooLong(message: string): boolean {
  const characters = [...message].length;
  return characters > maxMessageLength || [...message.normalize("NFKC")].length > maxMessageLength;
}
