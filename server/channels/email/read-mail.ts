import type { Address, Email } from "postal-mime";
import { cleanLine, cleanText } from "#server/documents/clean-text.ts";
import { attachmentsOf } from "./attachments.ts";
import { readBounce } from "./bounce.ts";
import { decodeMail } from "./decode-mail.ts";
import { removeQuotedHistory } from "./history.ts";
import { htmlToText } from "./html-text.ts";
import { automatedMailReason } from "./automated-mail.ts";
import type { Mail, Mailbox } from "./mail.ts";
import { removeSignature } from "./signature.ts";
import { sanitizeMailHtml } from "./sanitize-html.ts";

const maxSubjectLength = 300;
const maxTextLength = 100_000;

/**
 * Parses a mail as it was received. Never throws for the content of a mail: a mail that cannot be parsed is returned
 * as one that needs a person. `own` are the mailbox's own addresses, in lower case.
 */
export async function readMail(raw: Uint8Array, ownAddresses: readonly string[]): Promise<Mail> {
  try {
    return mailOf(await decodeMail(raw), ownAddresses);
  } catch {
    // Any error is caught, because a mail that stops the sync would keep all later ones from being read.
    return brokenMail(raw, ownAddresses);
  }
}

function mailOf(email: Email, ownAddresses: readonly string[]): Mail {
  const wholeText = wholeTextOf(email);
  const sender = senderOf(email);
  const automatedReason = automatedMailReason(email, sender?.address, ownAddresses);
  return {
    messageId: idsIn(email.messageId)[0] ?? null,
    inReplyTo: idsIn(email.inReplyTo),
    references: idsIn(email.references),
    sender,
    to: [...(email.to ?? []), ...(email.cc ?? [])].flatMap(mailboxes),
    subject: cleanLine(email.subject ?? "").slice(0, maxSubjectLength),
    sentAt: instant(email.date),
    text: removeSignature(removeQuotedHistory(wholeText)),
    wholeText,
    html: sanitizeMailHtml(email),
    attachments: attachmentsOf(email),
    automatedReason,
    bounce: automatedReason === "bounce" ? readBounce(email) : null,
    needsPerson: isEncrypted(email) ? "encrypted" : isInvitation(email) ? "invitation" : null,
  };
}

/** Plain text is preferred only where it has content, because some programs put only a note about missing HTML there. */
function wholeTextOf({ text, html }: Email): string {
  const plain = cleanText((text ?? "").slice(0, maxTextLength));
  const isStub =
    plain.length < 200 && /html/i.test(plain) && /(view|support|display|read|عرض|يدعم)/i.test(plain);
  const isMarkup = /^<(!doctype|html|body|div|p)\b/i.test(plain);
  if (isMarkup) return cleanText(htmlToText(text ?? "")).slice(0, maxTextLength);
  if (html && (plain === "" || isStub)) return cleanText(htmlToText(html)).slice(0, maxTextLength);
  return plain.slice(0, maxTextLength);
}

function isEncrypted(email: Email): boolean {
  const type = email.headers.find(({ key }) => key === "content-type")?.value.toLowerCase() ?? "";
  if (type.includes("multipart/encrypted")) return true;
  if (/application\/(x-)?pkcs7-mime/.test(type)) return true;
  return /-----BEGIN PGP MESSAGE-----/.test(email.text ?? "");
}

const isInvitation = ({ attachments }: Email): boolean =>
  attachments.some(({ method }) => method === "REQUEST" || method === "CANCEL");

const idsIn = (header: string | undefined): string[] =>
  [...(header ?? "").matchAll(/<([^<>\s]{3,900})>/g)].map((found) => found[1] as string);

const mailbox = (address: Address | undefined): Mailbox | null =>
  (address ? mailboxes(address)[0] : undefined) ?? null;

function senderOf({ from, sender, replyTo }: Email): Mailbox | null {
  const author = mailbox(from) ?? mailbox(sender);
  const answersTo = mailbox(replyTo?.[0]);
  if (!answersTo || answersTo.address === author?.address) return author ?? answersTo;
  return answersTo;
}

function mailboxes(address: Address): Mailbox[] {
  const all = address.group ?? [address];
  return all
    .filter((one) => /^[^\s@]+@[^\s@]+$/.test(one.address ?? ""))
    .map((one) => ({ name: cleanLine(one.name).slice(0, 120), address: (one.address ?? "").toLowerCase() }));
}

function instant(date: string | undefined): Date | null {
  const at = new Date(date ?? "");
  return Number.isNaN(at.getTime()) ? null : at;
}

/**
 * Returns what is known of a mail without parsing its content: the sender, subject and id from its header. It needs a
 * person.
 */
export function brokenMail(raw: Uint8Array, ownAddresses: readonly string[]): Mail {
  const head =
    Buffer.from(raw.subarray(0, 64 * 1024))
      .toString("utf8")
      .split(/\r?\n\r?\n/)[0] ?? "";
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,500})`, "im").exec(head)?.[1] ?? "";
  const address = /([^\s<>"]+@[^\s<>"]+)/.exec(field("From"))?.[1]?.toLowerCase();
  const isOwn = address !== undefined && ownAddresses.includes(address);
  return {
    messageId: idsIn(field("Message-ID"))[0] ?? null,
    inReplyTo: idsIn(field("In-Reply-To")),
    references: [],
    sender: address ? { name: "", address } : null,
    to: [],
    subject: cleanLine(field("Subject")).slice(0, maxSubjectLength),
    sentAt: instant(field("Date")),
    text: "",
    wholeText: "",
    html: null,
    attachments: [],
    automatedReason: isOwn ? "ourselves" : null,
    bounce: null,
    needsPerson: "broken",
  };
}
