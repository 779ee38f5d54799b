import type { Attachment, Email } from "postal-mime";
import type { Bounce } from "./mail.ts";
import { messageOfOwnId } from "./own-id.ts";

const maxDiagnosticLength = 300;

/** Reads a delivery report, in the standard format (RFC 3464) or as free text. */
export function readBounce(mail: Email): Bounce {
  const status = partText(mail, "message/delivery-status");
  const field = (name: string): string | null =>
    new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, "im")
      .exec(status)?.[1]
      ?.replace(/\s+/g, " ")
      .trim() ?? null;
  const code = field("Status") ?? /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(mail.text ?? "")?.[1] ?? null;
  return {
    outboxId: returnedMessage(mail),
    recipient: recipientOf(mail, field),
    status: code,
    isFinal:
      !/delayed|expanded|relayed|delivered/i.test(field("Action") ?? "failed") && !code?.startsWith("2"),
    diagnostic: oneLine(
      field("Diagnostic-Code")?.replace(/^[^;]*;\s*/, "") ?? mail.text ?? mail.subject ?? "",
    ),
  };
}

/**
 * Returns the recipient of the mail we sent. Where a mailbox forwards its mail, the address that failed is a
 * different one that is unknown to us.
 */
function recipientOf(mail: Email, field: (name: string) => string | null): string | null {
  const failed = mail.headers.find(({ key }) => key === "x-failed-recipients")?.value;
  const candidates = [
    /^to:(.+)$/im.exec(returnedHeader(mail))?.[1],
    field("Original-Recipient"),
    failed,
    field("Final-Recipient"),
    mail.text,
  ];
  for (const text of candidates) {
    const address = /[^\s<>@,;:]+@[\w-]+(?:\.[\w-]+)+/.exec(text ?? "")?.[0];
    if (address) return address.toLowerCase();
  }
  return null;
}

/** The returned mail is attached to the report, completely or as its header; some servers quote it in the text instead. */
function returnedMessage(mail: Email): string | null {
  return messageOfOwnId(
    [returnedHeader(mail), mail.text, mail.html, mail.references, mail.inReplyTo].join("\n"),
  );
}

const returnedHeader = (mail: Email): string =>
  ["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"]
    .map((type) => partText(mail, type))
    .join("\n")
    .replace(/\r?\n[ \t]+/g, " ");

const partText = (mail: Email, type: string): string =>
  mail.attachments
    .filter(({ mimeType }) => mimeType === type)
    .map(contentText)
    .join("\n");

const contentText = ({ content }: Attachment): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, maxDiagnosticLength);
