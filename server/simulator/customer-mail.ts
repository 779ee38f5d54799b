import { randomUUID } from "node:crypto";
import { headerOf } from "./gmail.ts";
import type { Google } from "./google.ts";
import type { SimulatedPerson } from "./people.ts";

const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
const lines = (base64: string) => base64.replace(/.{76}/g, "$&\r\n");

/** A mail as a phone's mail program writes it; in the thread that the business answered last. */
export function mailFrom(
  { state }: Google,
  { email }: SimulatedPerson,
  {
    account: to,
    text,
    picture,
  }: { account: string; text: string; picture?: { type: string; base64: string } | undefined },
): string {
  const mails = state.mailboxes[to]?.mails ?? [];
  const last = mails.findLast(({ raw }) => headerOf(raw, "To").includes(email.address));
  const id = last && headerOf(last.raw, "Message-ID");
  const subject = last ? headerOf(last.raw, "Subject") : word(text.split(/\n/)[0]?.slice(0, 60) ?? "");
  const words = [
    'Content-Type: text/plain; charset="utf-8"',
    "Content-Transfer-Encoding: base64",
    "",
    lines(Buffer.from(text).toString("base64")),
  ];
  const between = randomUUID();
  return [
    `From: ${word(email.name)} <${email.address}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@customer.example>`,
    ...(id ? [`In-Reply-To: ${id}`, `References: ${id}`] : []),
    "MIME-Version: 1.0",
    ...(picture
      ? [
          `Content-Type: multipart/mixed; boundary="${between}"`,
          "",
          `--${between}`,
          ...words,
          `--${between}`,
          `Content-Type: ${picture.type}`,
          "Content-Transfer-Encoding: base64",
          `Content-Disposition: attachment; filename="photo.${picture.type === "image/png" ? "png" : "jpg"}"`,
          "",
          lines(picture.base64),
          `--${between}--`,
        ]
      : words),
  ].join("\r\n");
}
