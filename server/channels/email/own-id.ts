/** Message-IDs of ours begin so; a mail that carries one came from us, or answers or reports on one that did. */
const idPrefix = "wakil.";
const ownIdPattern = /wakil\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@[\w.-]+/i;

/** The same for every try of one message, so that a mail sent twice by a crash in between is recognised as one. */
export const ownMessageId = (outboxId: string, address: string): string =>
  `${idPrefix}${outboxId}@${address.split("@").at(-1) ?? "wakil.invalid"}`;

/** The outbox row that a Message-ID of ours, or a text that contains one, names. */
export const messageOfOwnId = (text: string): string | null =>
  ownIdPattern.exec(text)?.[1]?.toLowerCase() ?? null;
