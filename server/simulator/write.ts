import { randomUUID } from "node:crypto";
import type { DemoPlatforms } from "./demo-platforms.ts";
import { headerOf } from "./gmail.ts";
import type { SimulatedPerson } from "./people.ts";
import { escaped } from "./choose-page.ts";
import type { PhoneChannel } from "./phones.ts";

/** What a person does on a phone. */
export interface Doing {
  channel: PhoneChannel;
  account: string;
  text: string;
  /** `public`: under the business's post. */
  place: "private" | "public";
}

/** Writes as that person; the platform tells the business as it would of any customer. */
export function writeAs(platforms: DemoPlatforms, person: SimulatedPerson, doing: Doing): void {
  const { channel, account, text, place } = doing;
  switch (channel) {
    case "whatsapp":
      platforms.whatsapp.open(account, person.whatsapp.number);
      platforms.whatsapp.write(account, person.whatsapp, { type: "text", text });
      return;
    case "instagram": {
      const [post] = Object.keys(platforms.instagram.state.accounts[account]?.posts ?? {});
      if (place === "public" && post) platforms.instagram.comment(account, person.instagram, post, text);
      else {
        platforms.instagram.open(account, person.instagram.id);
        platforms.instagram.write(account, person.instagram, { type: "text", text });
      }
      return;
    }
    case "twitter": {
      const post = platforms.x.state.posts.find(({ author, inReplyTo }) => author === account && !inReplyTo);
      if (place === "public") platforms.x.mention(account, person.twitter, text, post?.id);
      else platforms.x.write(account, person.twitter, text);
      return;
    }
    case "email":
      platforms.google.receive(account, mailOf(platforms, person, account, text));
  }
}

const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

/** A mail as a phone's mail program writes it, in both forms; in the thread that the business answered last. */
function mailOf(platforms: DemoPlatforms, { email }: SimulatedPerson, to: string, text: string): string {
  const mails = platforms.google.state.mailboxes[to]?.mails ?? [];
  const last = mails.findLast(({ raw }) => headerOf(raw, "To").includes(email.address));
  const id = last && headerOf(last.raw, "Message-ID");
  const boundary = randomUUID();
  const subject = last ? headerOf(last.raw, "Subject") : word(text.split(/\n/)[0]?.slice(0, 60) ?? "");
  return [
    `From: ${word(email.name)} <${email.address}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@customer.example>`,
    ...(id ? [`In-Reply-To: ${id}`, `References: ${id}`] : []),
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    ...part(boundary, "text/plain", text),
    ...part(boundary, "text/html", `<div dir="auto">${escaped(text).replaceAll("\n", "<br>")}</div>`),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

const part = (boundary: string, type: string, content: string): string[] => [
  `--${boundary}`,
  `Content-Type: ${type}; charset="utf-8"`,
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from(content).toString("base64").replace(/.{76}/g, "$&\r\n"),
];
