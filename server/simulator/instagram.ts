import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { instagramOAuthRoutes } from "./instagram-oauth.ts";
import { instagramRoutes } from "./instagram-messages.ts";
import * as people from "./instagram-people.ts";
import type { DirectMessage, InstagramPerson } from "./instagram-people.ts";
import { freshInstagram, type InstagramState } from "./instagram-state.ts";
import { unknownObject } from "./meta-error.ts";
import { pace } from "./pace.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { signRequest } from "./signing.ts";
import { verifyMetaWebhook } from "./webhook-verification.ts";
import { type SimulatorResponse, answerWithRoutes, type SimulatorRequest } from "./wire.ts";

export interface Instagram {
  state: InstagramState;
  faults: Faults;
  deliveries: Deliveries;
  /**
   * The two formats of comments: as in the documentation's examples, and as accounts connected through Facebook
   * receive them.
   */
  comments: "entry" | "changes";
  answer: (request: SimulatorRequest) => Promise<SimulatorResponse>;
  setWebhook: (url: string, verifyToken: string) => Promise<boolean>;
  write: (account: string, person: InstagramPerson, message: DirectMessage, replyTo?: string) => string;
  react: (account: string, person: InstagramPerson, to: string, emoji: string | null) => void;
  edit: (account: string, person: InstagramPerson, mid: string, text: string) => void;
  unsend: (account: string, person: InstagramPerson, mid: string) => void;
  /** The person opens the chat. */
  open: (account: string, person: string) => void;
  comment: (account: string, person: InstagramPerson, post: string, text: string, parent?: string) => string;
  /** The business writes in Instagram's own app. */
  writeAsBusiness: (account: string, person: string, text: string) => void;
  /** The owner removes the app. Sends what Meta posts to the app's address. */
  deauthorize: (account: string, callback: string) => Promise<Response>;
  /** A person requests at Meta that the app deletes their data. */
  requestDeletion: (userId: string, callback: string) => Promise<Response>;
}

const retryMs = [20, 60, 200, 600, 2000, 5000];

/** Simulates Instagram's API with business login on a local server, including the side of its users. */
export function createInstagram(options: {
  app: Identities["instagram"];
  clock: PlatformClock;
  base: () => string;
  state?: InstagramState | undefined;
}): Instagram {
  const faults = noFaults();
  const state = options.state ?? freshInstagram();
  const deliveries = createDeliveries(faults, retryMs);
  const handle: PlatformHandle<InstagramState> = {
    ...options,
    secret: options.app.appSecret,
    state,
    faults,
    deliveries,
  };
  const routes = [...instagramOAuthRoutes(handle, options.app), ...instagramRoutes(handle, pace(300, 200))];
  const postSigned = (callback: string, userId: string) =>
    fetch(callback, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        signed_request: signRequest(options.app.appSecret, {
          user_id: userId,
          algorithm: "HMAC-SHA256",
          issued_at: Math.floor(options.clock().getTime() / 1000),
        }),
      }),
    });

  const instagram: Instagram = {
    state,
    faults,
    deliveries,
    comments: "entry",
    async answer(request) {
      const path = request.path.replace(/^\/v\d+\.\d+(?=\/)/, "");
      return (await answerWithRoutes(routes, { ...request, path })) ?? unknownObject(path.slice(1));
    },
    async setWebhook(url, verifyToken) {
      if (!(await verifyMetaWebhook(url, verifyToken))) return false;
      state.webhook = { url, verifyToken };
      return true;
    },
    write: (...message) => people.writeMessage(handle, ...message),
    react: (...reaction) => people.reactToMessage(handle, ...reaction),
    edit: (...change) => people.editMessage(handle, ...change),
    unsend: (account, person, mid) => people.unsendMessage(handle, account, person, mid),
    open: (account, person) => people.openChat(handle, account, person),
    comment: (...comment) => people.writeComment(handle, instagram.comments, ...comment),
    writeAsBusiness: (account, person, text) => people.writeAsBusiness(handle, account, person, text),
    deauthorize(account, callback) {
      state.deauthorized.push(account);
      return postSigned(callback, account);
    },
    requestDeletion: (userId, callback) => postSigned(callback, userId),
  };
  return instagram;
}
