import type { Email } from "postal-mime";
import type { AutomatedMailReason } from "./mail.ts";
import { messageOfOwnId } from "./own-id.ts";

const robotAddressPattern =
  /^(no[-_.]?reply|do[-_.]?not[-_.]?reply|mailer-?daemon|postmaster|bounces?|auto-?reply|autoresponder|notifications?|alerts?|newsletters?)([-+_.=].*)?@/i;
const autoSubjectPattern =
  /^\s*(auto(matic)?[- ]?(reply|response)|autoreply|out of (the )?office|رد تلقائي|الرد التلقائي|رد آلي|خارج المكتب)\s*([:：\-–]|$)/i;

/**
 * Returns why a mail must not be answered automatically: it was written by a program, was sent to a mailing list, or
 * came from this mailbox. Two programs that answer each other would never stop. Null for a person's mail. `sender` is
 * the address that would get the reply: a web form sends from its own address and names the person in Reply-To.
 */
export function automatedMailReason(
  mail: Email,
  sender: string | undefined,
  ownAddresses: readonly string[],
): AutomatedMailReason | null {
  const header = (name: string): string =>
    mail.headers
      .filter(({ key }) => key === name)
      .map(({ value }) => value)
      .join(", ")
      .toLowerCase();
  const has = (name: string): boolean => mail.headers.some(({ key }) => key === name);

  const type = header("content-type");
  if (isBounce(mail, type)) return "bounce";
  if (type.includes("disposition-notification")) return "receipt";
  if (/^multipart\/report\b/.test(type) || type.includes("feedback-report")) return "report";
  if (ownAddresses.includes(sender ?? "") || messageOfOwnId(mail.messageId ?? "") || has("x-loop"))
    return "ourselves";
  if (isCalendarAnswer(mail, type)) return "calendar_answer";

  const submitted = header("auto-submitted")
    .replace(/[;(].*/, "")
    .trim();
  const precedence = header("precedence");
  if (submitted !== "" && submitted !== "no") return "auto_reply";
  if (["x-autoreply", "x-autorespond", "x-auto-reply"].some(has) || precedence.includes("auto_reply"))
    return "auto_reply";
  if (/\b(all|autoreply|oof)\b/.test(header("x-auto-response-suppress"))) return "auto_reply";
  if (autoSubjectPattern.test(mail.subject ?? "")) return "auto_reply";
  if (["list-id", "list-unsubscribe", "list-post"].some(has) || precedence.includes("list")) return "list";
  if (/\b(bulk|junk)\b/.test(precedence)) return "bulk";
  if (has("return-path") && /^<?\s*>?$/.test(header("return-path"))) return "auto_reply";
  if (!sender || robotAddressPattern.test(sender)) return "no_reply";
  return null;
}

/** Bounces are standard reports (RFC 3464), or texts of servers that only identify themselves by their sender. */
function isBounce(mail: Email, type: string): boolean {
  if (type.includes("delivery-status")) return true;
  if (mail.attachments.some(({ mimeType }) => mimeType === "message/delivery-status")) return true;
  return (
    /^(mailer-?daemon|postmaster)@/i.test(mail.from?.address ?? "") &&
    /undeliver|delivery|failure|returned mail|تعذر|فشل/i.test(mail.subject ?? "")
  );
}

/** Whether the mail is a calendar's response to an invitation. */
const isCalendarAnswer = (mail: Email, type: string): boolean =>
  mail.attachments.some(({ method }) => method === "REPLY") || /text\/calendar.*method="?reply/.test(type);
