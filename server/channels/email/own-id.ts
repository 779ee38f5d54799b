/** Prefix of our Message-IDs. A mail that contains one came from us, or is a reply to or report about one of our mails. */
const idPrefix = "wakil.";
const ownIdPattern = /wakil\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@[\w.-]+/i;

/**
 * Returns the same id for every attempt of one message, so that mail programs recognise a mail that was sent twice
 * after a crash.
 */
export const ownMessageId = (outboxId: string, address: string): string =>
  `${idPrefix}${outboxId}@${address.split("@").at(-1) ?? "wakil.invalid"}`;

/** Returns the id of the outbox row from a Message-ID of ours, or from a text that contains one. */
export const messageOfOwnId = (text: string): string | null =>
  ownIdPattern.exec(text)?.[1]?.toLowerCase() ?? null;
