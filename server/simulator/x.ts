import { verifyXWebhook } from "./webhook-verification.ts";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { pace, type Pace } from "./pace.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { type SimulatorResponse, answerWithRoutes, type SimulatorRequest } from "./wire.ts";
import { randomDigits } from "./signing.ts";
import { xOAuthRoutes, xProblem } from "./x-oauth.ts";
import { mediaUrl, xMediaRoutes } from "./x-media.ts";
import { directMessagePayload, postPayload, xMessageRoutes } from "./x-messages.ts";
import { notifyX, xWebhookRoutes } from "./x-webhooks.ts";
import { freshX, xIds, type XPost, type XState } from "./x-state.ts";

export interface XPerson {
  id: string;
  username: string;
  name: string;
}

export interface X {
  state: XState;
  faults: Faults;
  deliveries: Deliveries;
  answer: (request: SimulatorRequest) => Promise<SimulatorResponse>;
  /** X checks every hour whether the webhooks respond; those that do not receive no more events. */
  recheck: () => Promise<void>;
  write: (account: string, person: XPerson, text: string, mediaUrl?: string) => string;
  /** Stores a person's picture and returns the address for their message. */
  keep: (person: XPerson, mime: string, bytes: Uint8Array) => string;
  /** Publishes a post that mentions the account, alone or under another post. */
  mention: (account: string, person: XPerson, text: string, under?: string) => string;
  /** Sends an encrypted chat message; the app only receives the fact that there is one. */
  writeEncrypted: (account: string, person: XPerson) => void;
}

/** Pauses in milliseconds before X repeats a delivery without a response. */
const retryMs = [20, 100, 500, 2000];

/** The X API with its activity webhooks as a local server, with people's side of it. */
export function createX(options: {
  app: Identities["x"];
  clock: PlatformClock;
  base: () => string;
  state?: XState | undefined;
  /** How often each call may be made: 15 in 15 minutes by default, as X allows for direct messages. */
  calls?: Pace;
}): X {
  const faults = noFaults();
  // One that was saved before X had pictures has none.
  const state = Object.assign(freshX(), options.state);
  const deliveries = createDeliveries(faults, retryMs);
  const handle: PlatformHandle<XState> = {
    ...options,
    secret: options.app.consumerSecret,
    state,
    faults,
    deliveries,
  };
  const newId = xIds(state);
  const routes = [
    ...xOAuthRoutes(handle, options.app),
    ...xWebhookRoutes(handle, options.app),
    ...xMessageRoutes(handle, newId, options.calls ?? pace(15, 60_000)),
    ...xMediaRoutes(handle, options.calls ?? pace(50, 20_000)),
  ];

  return {
    state,
    faults,
    deliveries,
    answer: async (request) => (await answerWithRoutes(routes, request)) ?? xProblem(404, "Not Found"),
    async recheck() {
      for (const webhook of Object.values(state.webhooks))
        webhook.valid = await verifyXWebhook(webhook.url, options.app.consumerSecret);
    },
    keep(person, mime, bytes) {
      const id = randomDigits(19);
      const base64 = Buffer.from(bytes).toString("base64");
      state.media[id] = {
        owner: person.id,
        category: "dm_image",
        mime,
        bytes: base64,
        expiresAt: options.clock().getTime(),
      };
      return mediaUrl(options.base(), id);
    },
    write: (account, person, text, mediaUrl) =>
      writeDirectMessage(handle, newId, { account, person, text, mediaUrl }),
    mention: (account, person, text, under) => writeMention(handle, newId, { account, person, text, under }),
    writeEncrypted: (account, person) => writeEncryptedMessage(handle, account, person),
  };
}

type Handle = PlatformHandle<XState>;
/** Returns a new id for an object created at this time (milliseconds); later ids are larger. */
type NewId = (at: number) => string;

function meetPerson({ state }: Handle, { id, username, name }: XPerson): void {
  state.users[id] = { username, name };
}

function writeDirectMessage(
  handle: Handle,
  newId: NewId,
  {
    account,
    person,
    text,
    mediaUrl,
  }: { account: string; person: XPerson; text: string; mediaUrl: string | undefined },
): string {
  meetPerson(handle, person);
  const at = handle.clock().getTime();
  const message = {
    id: newId(at),
    sender: person.id,
    recipient: account,
    text,
    ...(mediaUrl && { mediaUrl }),
    at,
  };
  handle.state.messages.push(message);
  notifyX(handle, "dm.received", account, directMessagePayload(handle.state, message));
  return message.id;
}

function writeMention(
  handle: Handle,
  newId: NewId,
  {
    account,
    person,
    text,
    under,
  }: { account: string; person: XPerson; text: string; under: string | undefined },
): string {
  meetPerson(handle, person);
  const at = handle.clock().getTime();
  const id = newId(at);
  const above = handle.state.posts.find((post) => post.id === under);
  const post: XPost = {
    id,
    author: person.id,
    text: text.includes("@") ? text : `@${handle.state.users[account]?.username ?? ""} ${text}`,
    conversation: above?.conversation ?? id,
    inReplyTo: above?.id ?? null,
    mentions: [account],
    at,
  };
  handle.state.posts.push(post);
  notifyX(handle, "post.mention.create", account, postPayload(post), {
    users: [{ id: person.id, username: person.username, name: person.name }],
  });
  return id;
}

function writeEncryptedMessage(handle: Handle, account: string, person: XPerson): void {
  meetPerson(handle, person);
  notifyX(handle, "chat.received", account, {
    conversation_id: `${person.id}-${account}`,
    sender_id: person.id,
    encoded_event: "CgYIARABGAE=",
  });
}
