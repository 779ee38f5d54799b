/** The longest message of a customer or a member of staff, in characters. WhatsApp's own limit is 4,096. */
export const maxMessageLength = 4000;

/**
 * Whether a message exceeds the limit as it is written or in Unicode's normal form, because the agent reads the
 * normal form and one character ("ﷺ") can expand to eighteen.
 */
export function isTooLong(message: string): boolean {
  const characters = [...message].length;
  return characters > maxMessageLength || [...message.normalize("NFKC")].length > maxMessageLength;
}
