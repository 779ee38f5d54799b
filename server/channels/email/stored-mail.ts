import { createHash } from "node:crypto";
import type { Connection } from "#server/channels/channel.ts";
import type { InboundAttachment, InboundEvent, MessageKind, RawEvent } from "#server/channels/inbound.ts";
import type { Mail, MailAttachment } from "./mail.ts";
import { messageOfOwnId } from "./own-id.ts";
import { brokenMail, readMail } from "./read-mail.ts";

/** The location of the complete mail, from which attachments are fetched. */
export type MailLocation =
  | { from: "gmail"; id: string; thread: string }
  | { from: "imap"; validity: string; uid: number };

/** A parsed mail as it is stored as an event, without the attachments' bytes. */
interface StoredMail {
  mail: Omit<Mail, "attachments">;
  attachments: (Omit<MailAttachment, "bytes"> & { size: number })[];
  externalId: string;
  receivedAt: string;
  where: MailLocation;
}

/** Data of a mail that a reply to it needs; stored with the message. */
export interface MailHeaders {
  messageId: string | null;
  references: string[];
  subject: string;
  senderName: string;
  /** The text that is quoted below the reply. */
  quote: string;
  sentAt: string;
  gmailThread?: string;
}

const maxQuoteLength = 600;
/** Smaller pictures in the text are logos and parts of signatures. */
const maxPictureBytes = 20 * 1024;

/** A mail as it was received, with the mailbox and the time. */
export interface ReceivedMail {
  raw: Uint8Array;
  account: string;
  receivedAt: Date;
  where: MailLocation;
}

/** Converts a mail to an event to be stored, without the attachments' bytes. */
export const toRawEvent = async (received: ReceivedMail): Promise<RawEvent> =>
  rawEventOf(received, await readMail(received.raw, [received.account]));

/** Converts a mail that cannot be parsed to an event; a person handles it in the mailbox. */
export const toBrokenEvent = (received: ReceivedMail): RawEvent =>
  rawEventOf(received, brokenMail(received.raw, [received.account]));

function rawEventOf(
  { raw, account, receivedAt, where }: ReceivedMail,
  { attachments, ...mail }: Mail,
): RawEvent {
  const externalId = idOf(mail, raw);
  const body: StoredMail = {
    mail,
    attachments: attachments.map(({ bytes, ...file }) => ({ ...file, size: bytes.byteLength })),
    externalId,
    receivedAt: receivedAt.toISOString(),
    where,
  };
  const about = mail.bounce?.recipient ?? mail.sender?.address ?? account;
  return { account, externalId, thread: about, at: receivedAt, body };
}

/**
 * Returns the same id for the same mail, whatever number the server gives it. The Message-ID alone is not sufficient,
 * because some programs reuse one for many mails, and all but the first would be lost.
 */
function idOf({ messageId, sender, subject, sentAt }: Omit<Mail, "attachments">, raw: Uint8Array): string {
  const about = messageId
    ? [messageId, sender?.address, subject, sentAt?.toISOString()].join("\n")
    : Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, 1024 * 1024));
  return createHash("sha256").update(about).digest("base64url");
}

/** Translates a stored mail to events. Returns none for our own mails and for reports about mails that are not ours. */
export function readStored(body: unknown, { account }: Pick<Connection, "account">): InboundEvent[] {
  const stored = body as StoredMail;
  const { mail } = stored;
  if (mail.bounce) return eventsOfBounce(mail.bounce, new Date(stored.receivedAt));
  // A reply of another business that uses this product carries an id of ours too, and is no copy of our own mail.
  const isOwnCopy = mail.sender?.address === account && messageOfOwnId(mail.messageId ?? "");
  if (!mail.sender || isOwnCopy) return [];
  const shown = stored.attachments.map((file, index) => ({ ...file, index })).filter(isShown);
  const text = mail.text === "" && shown.length === 0 ? mail.subject : mail.text;
  return [
    {
      kind: "message",
      externalId: stored.externalId,
      from: {
        address: mail.sender.address,
        email: mail.sender.address,
        ...(mail.sender.name && { name: mail.sender.name }),
      },
      at: new Date(stored.receivedAt),
      messageKind: kindOf(
        mail,
        text,
        shown.map(({ type }) => type),
      ),
      text,
      ...(mail.wholeText !== mail.text && { fullText: mail.wholeText }),
      ...(mail.html && { html: mail.html }),
      ...(mail.subject && { subject: mail.subject }),
      attachments: shown.map((file) => attachmentOf(stored, file)),
      ...(mail.inReplyTo[0] && { quotes: mail.inReplyTo[0] }),
      headers: headersOf(stored),
      ...(mail.automatedReason && { automatedReason: mail.automatedReason }),
    },
  ];
}

function eventsOfBounce(bounce: NonNullable<Mail["bounce"]>, at: Date): InboundEvent[] {
  if (!bounce.outboxId || !bounce.isFinal) return [];
  const isUnknown = /^5\.1\.|^5\.4\.[14]/.test(bounce.status ?? "");
  return [
    {
      kind: "status",
      contact: bounce.recipient ?? "",
      outboxId: bounce.outboxId,
      status: "failed",
      at,
      code: isUnknown ? "unknown_contact" : "rejected",
      why: bounce.diagnostic,
    },
  ];
}

const isShown = ({ inline, size }: StoredMail["attachments"][number]): boolean =>
  !inline || size >= maxPictureBytes;

function kindOf({ needsPerson }: StoredMail["mail"], text: string, types: string[]): MessageKind {
  if (needsPerson) return "unsupported";
  if (text !== "" || types.length === 0) return "text";
  return attachmentKind(types[0] as string);
}

const attachmentKind = (type: string): InboundAttachment["kind"] => {
  const [family] = type.split("/");
  return family === "image" || family === "video" || family === "audio" ? family : "document";
};

const attachmentOf = (
  { where, mail }: StoredMail,
  file: { name: string | null; type: string; index: number },
): InboundAttachment => ({
  kind: attachmentKind(file.type),
  name: file.name,
  type: file.type,
  content: { reference: JSON.stringify({ ...where, messageId: mail.messageId, index: file.index }) },
});

function headersOf({ mail, receivedAt, where }: StoredMail): MailHeaders {
  return {
    messageId: mail.messageId,
    references: mail.references,
    subject: mail.subject,
    senderName: mail.sender?.name ?? "",
    quote: mail.text.slice(0, maxQuoteLength),
    sentAt: mail.sentAt ? new Date(mail.sentAt).toISOString() : receivedAt,
    ...(where.from === "gmail" && { gmailThread: where.thread }),
  };
}
