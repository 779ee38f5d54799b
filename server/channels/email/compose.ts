import nodemailer from "nodemailer";
import { formatDate, formatTime } from "#shared/rules/format.ts";
import { directionOf, type Language } from "#shared/language.ts";
import { escapeHtml } from "#server/mail/layout.ts";
import { text } from "#server/texts/texts.ts";
import { replySubject } from "./reply-subject.ts";
import type { MailHeaders } from "./stored-mail.ts";

export interface ReplyMail {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  text: string;
  language: Language;
  author: "agent" | "staff" | "campaign";
  at: Date;
  /** The subject of a mail that starts a conversation; replies derive theirs from the answered mail. */
  subject?: string | null | undefined;
  picture?: { bytes: Uint8Array; type: string; name: string } | null | undefined;
  unsubscribeUrl?: string | null | undefined;
  /** The mail that is answered; null for the first mail of a conversation. */
  answers: MailHeaders | null;
}

/** For long threads only the first and the last ids are sent, as RFC 5322 allows, because some servers cut long headers. */
const maxReferences = 20;
const maxQuotedLines = 8;

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * Composes a complete mail for SMTP or Gmail: in its thread, as plain text and HTML, with a short quote of the
 * answered mail.
 */
export async function composeMail(answer: ReplyMail): Promise<Buffer> {
  const { answers } = answer;
  const { message } = await composer.sendMail({
    messageId: `<${answer.messageId}>`,
    from: answer.from,
    // The recipient is given as an object, because a string would be parsed as a list of addresses.
    to: { name: answers?.senderName ?? "", address: answer.to },
    subject: answers
      ? replySubject(answers.subject)
      : answer.subject || text(answer.language, "mails:reply.subject", { business: businessOf(answer) }),
    date: answer.at,
    text: plainPart(answer),
    html: htmlPart(answer),
    ...(answers?.messageId && {
      inReplyTo: `<${answers.messageId}>`,
      references: referencesOf(answers).map((id) => `<${id}>`),
    }),
    headers: {
      "Content-Language": answer.language,
      ...(answer.author === "agent" && machineHeaders),
      ...(answer.unsubscribeUrl && bulkHeaders(answer.unsubscribeUrl)),
    },
    ...(answer.picture && {
      attachments: [
        {
          filename: answer.picture.name,
          content: Buffer.from(answer.picture.bytes),
          contentType: answer.picture.type,
          // A campaign shows its picture in the text; a reply has it as an attachment.
          ...(answer.author === "campaign" && { cid: pictureId, contentDisposition: "inline" as const }),
        },
      ],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

/**
 * Marks the mail as automatic, so that two programs never answer each other endlessly. Delivery reports are still
 * wanted, therefore the value is not "All".
 */
const machineHeaders = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "OOF, AutoReply" };

const pictureId = "picture@wakil";

const businessOf = ({ from }: ReplyMail): string => from.name || from.address;

/**
 * With these headers mail programs show an unsubscribe button (RFC 2369, RFC 8058), and absence notes are not sent
 * back.
 */
const bulkHeaders = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  Precedence: "bulk",
  "X-Auto-Response-Suppress": "OOF, AutoReply",
});

export function referencesOf({
  messageId,
  references,
}: Pick<MailHeaders, "messageId" | "references">): string[] {
  const ids = [...references.filter((id) => id !== messageId), ...(messageId ? [messageId] : [])];
  const [first] = ids;
  return ids.length <= maxReferences || !first ? ids : [first, ...ids.slice(1 - maxReferences)];
}

function attribution({ language }: ReplyMail, { senderName, sentAt }: MailHeaders, to: string): string {
  return text(language, "mails:reply.attribution", {
    date: `${formatDate(sentAt, language)}${language === "ar" ? "،" : ","} ${formatTime(sentAt, language)}`,
    name: senderName || to,
  });
}

/** Quotes the beginning of the answered mail, which is enough for the customer to recognise it. */
function quoteLines({ quote }: MailHeaders): string[] {
  const lines = quote.split("\n").filter((line) => line.trim() !== "");
  return lines.length <= maxQuotedLines ? lines : [...lines.slice(0, maxQuotedLines), "…"];
}

function plainPart(answer: ReplyMail): string {
  const { answers, language, unsubscribeUrl } = answer;
  if (unsubscribeUrl)
    return [
      answer.text,
      "",
      "--",
      text(language, "outreach:mail.why", { business: businessOf(answer) }),
      `${text(language, "outreach:mail.unsubscribe")}: ${unsubscribeUrl}`,
    ].join("\n");
  if (!answers || answers.quote === "") return answer.text;
  const quoted = quoteLines(answers).map((line) => `> ${line}`);
  return [answer.text, "", attribution(answer, answers, answer.to), ...quoted].join("\n");
}

/** Every block has its own direction, because the quote may be in the other language. */
function htmlPart(answer: ReplyMail): string {
  const { answers, language } = answer;
  const dir = directionOf(language);
  const style =
    "font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:15px;line-height:1.7;text-align:start";
  const paragraphs = answer.text
    .split(/\n{2,}/)
    .map((block) => `<p dir="auto" style="margin:0 0 12px">${withLinks(block)}</p>`);
  const picture =
    answer.picture && answer.author === "campaign"
      ? `<p style="margin:0 0 12px"><img src="cid:${pictureId}" alt="" style="max-width:100%;height:auto;border-radius:8px"></p>`
      : "";
  const { unsubscribeUrl } = answer;
  const end = unsubscribeUrl
    ? `<p dir="${dir}" style="margin:24px 0 0;color:#5A6472;font-size:13px">${escapeHtml(text(language, "outreach:mail.why", { business: businessOf(answer) }))} <a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(text(language, "outreach:mail.unsubscribe"))}</a></p>`
    : "";
  const quote =
    answers && answers.quote !== ""
      ? `<div class="gmail_quote"><p dir="${dir}" style="margin:16px 0 4px;color:#5A6472">${escapeHtml(attribution(answer, answers, answer.to))}</p>` +
        `<blockquote type="cite" dir="auto" style="margin:0;padding-inline-start:12px;border-inline-start:2px solid #E5DCCC;color:#5A6472">${quoteLines(answers).map(escapeHtml).join("<br>")}</blockquote></div>`
      : "";
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"></head><body dir="${dir}"><div dir="${dir}" lang="${language}" style="${style}">${picture}${paragraphs.join("")}${quote}${end}</div></body></html>`;
}

const withLinks = (words: string): string =>
  escapeHtml(words)
    .replace(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?،؛؟)]/g, (url) => `<a href="${url}" dir="ltr">${url}</a>`)
    .replaceAll("\n", "<br>");
