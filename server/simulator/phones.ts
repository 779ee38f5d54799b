import PostalMime from "postal-mime";
import type { PhoneAction, PhoneChannel } from "#shared/contract/simulator.ts";
import type { Platforms } from "./platforms.ts";
import type { Mail } from "./google-state.ts";
import type { SimulatedPerson } from "./people.ts";

/** A message of a chat on a person's phone. */
interface PhoneLine {
  id: string;
  side: "person" | "business";
  type: string;
  text: string;
  /** Whether it is a public comment under a post. */
  public: boolean;
  /** The address of its file, under the product's own address. */
  media: string | null;
  /** The message that it answers. */
  quotes: string | null;
  reaction: string | null;
  status: "sent" | "delivered" | "read" | "failed" | null;
  at: Date;
}

/** A person's phone with the chat of one business account. */
export interface Phone {
  channel: PhoneChannel;
  account: string;
  name: string;
  typing: boolean;
  /** The business's post that one can comment on. */
  post: { id: string; text: string } | null;
  /** What the platform lets a person do besides writing. */
  can: (PhoneAction | "reply")[];
  lines: PhoneLine[];
}

const plain = { media: null, quotes: null, reaction: null };
const mediaAt = (channel: "whatsapp" | "instagram" | "twitter", id: string) =>
  `/api/simulator/media/${channel}/${id}/`;

/** Returns a person's phones at every connected account. */
export async function phonesOf(platforms: Platforms, person: SimulatedPerson, now: number): Promise<Phone[]> {
  return [
    ...whatsappPhones(platforms, person, now),
    ...instagramPhones(platforms, person, now),
    ...xPhones(platforms, person),
    ...(await mailPhones(platforms, person)),
  ];
}

function whatsappPhones({ whatsapp }: Platforms, person: SimulatedPerson, now: number): Phone[] {
  const { state } = whatsapp;
  const { number } = person.whatsapp;
  return Object.entries(state.phones)
    .filter(([, phone]) => phone.registered && state.wabas[phone.waba]?.subscribed)
    .map(([id, phone]) => ({
      channel: "whatsapp" as const,
      account: id,
      name: `${phone.name} · ${phone.number}`,
      typing: (state.typing[`${id} ${number}`] ?? 0) > now,
      post: null,
      can: ["picture", "voice", "location", "reaction", "reply", "edit", "deletion"],
      lines: state.lines
        .filter((line) => line.phone === id && line.person === number)
        .map((line) => ({
          id: line.id,
          side: line.side,
          type: line.type,
          text: line.text,
          public: false,
          media: line.media ? mediaAt("whatsapp", line.media) : null,
          quotes: line.quotes ?? null,
          reaction: line.reaction || null,
          status: !line.status || line.status === "accepted" ? null : line.status,
          at: new Date(line.at),
        })),
    }));
}

function instagramPhones({ instagram }: Platforms, person: SimulatedPerson, now: number): Phone[] {
  const { state } = instagram;
  const { id: who } = person.instagram;
  return Object.entries(state.accounts)
    .filter(([, { subscribed }]) => subscribed.length > 0)
    .map(([id, account]) => {
      const [post] = Object.entries(account.posts);
      return {
        channel: "instagram" as const,
        account: id,
        name: `@${account.username}`,
        typing: (state.typing[`${id} ${who}`] ?? 0) > now,
        post: post ? { id: post[0], text: post[1].caption } : null,
        can: ["picture", "voice", "reaction", "reply", "edit", "deletion"],
        lines: state.lines
          .filter((line) => line.account === id && line.person === who)
          .map((line) => ({
            id: line.id,
            side: line.side,
            type: line.type,
            text: line.text,
            public: line.kind === "comment",
            media: line.mediaUrl ? mediaAt("instagram", line.mediaUrl.split("/").at(-1) ?? "") : null,
            quotes: line.quotes ?? line.parent ?? null,
            reaction: line.reaction || null,
            status: line.read ? ("read" as const) : null,
            at: new Date(line.at),
          })),
      };
    });
}

function xPhones({ x }: Platforms, person: SimulatedPerson): Phone[] {
  const { state } = x;
  const { id: who } = person.twitter;
  const connected = new Set(Object.values(state.refresh).map(({ user }) => user));
  return state.owners
    .filter((id) => connected.has(id))
    .map((id) => {
      const post = state.posts.find(({ author, inReplyTo }) => author === id && inReplyTo === null);
      const conversations = state.posts
        .filter(({ author }) => author === who)
        .map(({ id: postId }) => postId);
      const posts = state.posts.filter(
        ({ author, mentions, inReplyTo }) =>
          (author === who && mentions.includes(id)) ||
          (author === id && inReplyTo !== null && conversations.includes(inReplyTo)),
      );
      const direct = state.messages.filter(
        ({ sender, recipient }) =>
          (sender === who && recipient === id) || (sender === id && recipient === who),
      );
      const line = (
        one: { id: string; text: string; at: number },
        isPerson: boolean,
        isPublic: boolean,
        media: string | undefined,
      ) => ({
        id: one.id,
        side: isPerson ? ("person" as const) : ("business" as const),
        type: media ? "image" : "text",
        text: one.text,
        public: isPublic,
        ...plain,
        media: media ? mediaAt("twitter", media) : null,
        status: null,
        at: new Date(one.at),
      });
      return {
        channel: "twitter" as const,
        account: id,
        name: `@${state.users[id]?.username ?? id}`,
        typing: false,
        post: post ? { id: post.id, text: post.text } : null,
        can: ["picture"],
        lines: [
          ...posts.map((one) => line(one, one.author === who, true, one.media?.[0])),
          ...direct.map((one) => line(one, one.sender === who, false, one.mediaUrl?.split("/").at(-1))),
        ].toSorted((one, other) => one.at.getTime() - other.at.getTime()),
      };
    });
}

async function mailPhones({ google }: Platforms, person: SimulatedPerson): Promise<Phone[]> {
  const { state } = google;
  const connected = new Set(Object.values(state.refresh).map(({ email }) => email));
  const phones: Phone[] = [];
  for (const [address, mailbox] of Object.entries(state.mailboxes)) {
    if (!connected.has(address)) continue;
    const lines: PhoneLine[] = [];
    for (const mail of mailbox.mails) {
      const line = await mailLine(mail, person.email.address);
      if (line) lines.push(line);
    }
    phones.push({
      channel: "email",
      account: address,
      name: address,
      typing: false,
      post: null,
      can: ["picture"],
      lines,
    });
  }
  return phones;
}

async function mailLine(mail: Mail, person: string): Promise<PhoneLine | null> {
  const read = await PostalMime.parse(Buffer.from(mail.raw, "base64"));
  const isFrom = read.from?.address === person;
  const isTo = read.to?.some(({ address }) => address === person) ?? false;
  if (!isFrom && !isTo) return null;
  // The quote is omitted, because the answered message is directly above on this phone.
  const picture = read.attachments.find(({ mimeType }) => mimeType.startsWith("image/"));
  const text = (read.text ?? "").split(/\n(?=>|.*:\n>)/)[0]?.trim() ?? "";
  return {
    id: mail.id,
    side: isFrom ? "person" : "business",
    type: picture ? "image" : "text",
    text,
    public: false,
    ...plain,
    status: null,
    at: new Date(mail.at),
  };
}
