import { randomUUID } from "node:crypto";
import { escapeHtml } from "./choose-page.ts";
import { headerOf } from "./gmail.ts";
import type { Google } from "./google.ts";
import type { SimulatedPerson } from "./people.ts";

interface Written {
  /** The address of the business. */
  account: string;
  text: string;
  picture?: { type: string; base64: string } | undefined;
}

const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
const foldLines = (base64: string) => base64.replace(/.{76}/g, "$&\r\n");

/**
 * Returns a mail as a phone's mail program writes it, as plain text and HTML, in the thread of the business's last
 * reply.
 */
export function mailFrom(
  { state }: Google,
  { email }: SimulatedPerson,
  written: Written,
  at = new Date(),
): string {
  const { account: to, text, picture } = written;
  const mails = state.mailboxes[to]?.mails ?? [];
  const last = mails.findLast(({ raw }) => headerOf(raw, "To").includes(email.address));
  const id = last && headerOf(last.raw, "Message-ID");
  const subject = last ? headerOf(last.raw, "Subject") : word(text.split(/\n/)[0]?.slice(0, 60) ?? "");
  const words = multipart("alternative", [
    inBase64("text/plain", text),
    inBase64("text/html", `<div dir="auto">${escapeHtml(text).replaceAll("\n", "<br>")}</div>`),
  ]);
  return [
    `From: ${word(email.name)} <${email.address}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Date: ${at.toUTCString()}`,
    `Message-ID: <${randomUUID()}@customer.example>`,
    ...(id ? [`In-Reply-To: ${id}`, `References: ${id}`] : []),
    "MIME-Version: 1.0",
    ...(picture ? multipart("mixed", [words, attachmentLines(picture)]) : words),
    "",
  ].join("\r\n");
}

/** Returns parts as lines, each part with its own headers. */
function multipart(kind: "alternative" | "mixed", parts: string[][]): string[] {
  const boundary = randomUUID();
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    "",
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
  ];
}

const inBase64 = (type: string, content: string): string[] => [
  `Content-Type: ${type}; charset="utf-8"`,
  "Content-Transfer-Encoding: base64",
  "",
  foldLines(Buffer.from(content).toString("base64")),
];

const attachmentLines = ({ type, base64 }: { type: string; base64: string }): string[] => [
  `Content-Type: ${type}`,
  "Content-Transfer-Encoding: base64",
  `Content-Disposition: attachment; filename="photo.${type === "image/png" ? "png" : "jpg"}"`,
  "",
  foldLines(base64),
];
