import { readFileSync } from "node:fs";
import type { PhoneAction, PhoneChannel } from "#shared/contract/simulator.ts";
import { mailFrom } from "./customer-mail.ts";
import type { Platforms } from "./platforms.ts";
import type { SimulatedPerson } from "./people.ts";

/** An action of a person on a phone. */
export interface Doing {
  channel: PhoneChannel;
  account: string;
  act: PhoneAction;
  text: string;
  /** `public` is a comment under the business's post. */
  place: "private" | "public";
  /** The message that is answered, reacted to, edited or deleted. */
  to?: string | undefined;
  picture?: { type: string; base64: string } | undefined;
}

const voiceNote = readFileSync(new URL("./voice-note.ogg", import.meta.url));
const voiceType = "audio/ogg; codecs=opus";

/**
 * Executes the action as that person; the platform notifies the business as for any customer. Returns false when the
 * platform does not support it.
 */
export function writeAs(platforms: Platforms, person: SimulatedPerson, doing: Doing): boolean {
  switch (doing.channel) {
    case "whatsapp":
      return onWhatsapp(platforms, person.whatsapp, doing);
    case "instagram":
      return onInstagram(platforms, person.instagram, doing);
    case "twitter":
      return onX(platforms, person.twitter, doing);
    case "email":
      if (doing.act !== "text" && doing.act !== "picture") return false;
      platforms.google.receive(doing.account, mailFrom(platforms.google, person, doing));
      return true;
  }
}

function onWhatsapp(
  { whatsapp }: Platforms,
  person: SimulatedPerson["whatsapp"],
  { account, act, text, to = "", picture }: Doing,
): boolean {
  if (!whatsapp.state.phones[account]) return false;
  whatsapp.open(account, person.number);
  const write = (...[message, replyTo]: [Parameters<typeof whatsapp.write>[2], string?]) =>
    whatsapp.write(account, person, message, replyTo) !== "";
  switch (act) {
    case "text":
      return write({ type: "text", text }, to || undefined);
    case "picture":
      if (!picture) return false;
      return write({
        type: "image",
        mime: picture.type,
        bytes: Buffer.from(picture.base64, "base64"),
        caption: text,
      });
    case "voice":
      return write({ type: "audio", mime: voiceType, bytes: voiceNote });
    case "location":
      return write({
        type: "location",
        latitude: 24.8235,
        longitude: 46.6513,
        name: text,
        address: "الرياض",
      });
    case "reaction":
      return write({ type: "reaction", to, emoji: text });
    case "edit":
      return write({ type: "edit", of: to, text });
    case "deletion":
      return write({ type: "revoke", of: to });
  }
}

function onInstagram(
  { instagram }: Platforms,
  person: SimulatedPerson["instagram"],
  { account, act, text, place, to = "", picture }: Doing,
): boolean {
  const found = instagram.state.accounts[account];
  if (!found) return false;
  const [post] = Object.keys(found.posts);
  if (act === "text" && place === "public" && post) {
    instagram.comment(account, person, post, text, to || undefined);
    return true;
  }
  instagram.open(account, person.id);
  switch (act) {
    case "text":
      instagram.write(account, person, { type: "text", text }, to || undefined);
      return true;
    case "picture":
      if (!picture) return false;
      instagram.write(account, person, {
        type: "image",
        mime: picture.type,
        bytes: Buffer.from(picture.base64, "base64"),
      });
      return true;
    case "voice":
      instagram.write(account, person, { type: "audio", mime: voiceType, bytes: voiceNote });
      return true;
    case "reaction":
      instagram.react(account, person, to, text || null);
      return true;
    case "edit":
      instagram.edit(account, person, to, text);
      return true;
    case "deletion":
      instagram.unsend(account, person, to);
      return true;
    case "location":
      return false;
  }
}

function onX(
  { x }: Platforms,
  person: SimulatedPerson["twitter"],
  { account, act, text, place, picture }: Doing,
): boolean {
  if (!x.state.users[account]) return false;
  if (act === "picture" && picture) {
    x.write(account, person, text, x.keep(person, picture.type, Buffer.from(picture.base64, "base64")));
    return true;
  }
  if (act !== "text") return false;
  const post = x.state.posts.find(({ author, inReplyTo }) => author === account && !inReplyTo);
  if (place === "public") x.mention(account, person, text, post?.id);
  else x.write(account, person, text);
  return true;
}
