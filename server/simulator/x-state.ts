interface XUser {
  username: string;
  name: string;
}

export interface XPost {
  id: string;
  author: string;
  text: string;
  conversation: string;
  inReplyTo: string | null;
  /** Ids of the mentioned users. */
  mentions: string[];
  media?: string[];
  at: number;
}

export interface XDirectMessage {
  id: string;
  sender: string;
  recipient: string;
  text: string;
  mediaUrl?: string;
  /** The address of a picture that was uploaded here. */
  media?: string;
  at: number;
}

export interface XState {
  users: Record<string, XUser>;
  /** Users that can be connected. */
  owners: string[];
  codes: Record<
    string,
    { user: string; redirectUri: string; challenge: string; scope: string; expiresAt: number }
  >;
  tokens: Record<string, { user: string; scope: string; expiresAt: number }>;
  refresh: Record<string, { user: string; scope: string }>;
  webhooks: Record<string, { url: string; valid: boolean; at: number }>;
  subscriptions: Record<string, { event: string; user: string; webhook: string; tag: string }>;
  messages: XDirectMessage[];
  posts: XPost[];
  /** Pictures: the business's from their upload on, people's with their message. */
  media: Record<string, { owner: string; category: string; mime: string; bytes: string; expiresAt: number }>;
  /** Events whose delivery failed or was suppressed, for replay. */
  undelivered: { webhook: string; body: string; at: number }[];
}

export const freshX = (): XState => ({
  users: {
    "1700000000000000002": { username: "suhailroasters", name: "محمصة سهيل" },
    "1700000000000000003": { username: "noonflowers", name: "Noon Flowers" },
    "1700000000000000004": { username: "baytaloud", name: "بيت العود" },
  },
  owners: ["1700000000000000002", "1700000000000000003", "1700000000000000004"],
  codes: {},
  tokens: {},
  refresh: {},
  webhooks: {},
  subscriptions: {},
  messages: [],
  posts: [
    {
      id: "1980000000000000021",
      author: "1700000000000000002",
      text: "محصول إثيوبيا قوجي وصل اليوم ☕️",
      conversation: "1980000000000000021",
      inReplyTo: null,
      mentions: [],
      at: Date.parse("2026-11-18T15:00:00Z"),
    },
  ],
  media: {},
  undelivered: [],
});

/** The start of the time in X's ids, in milliseconds. */
export const xEpoch = 1_288_834_974_657;

/** Ids grow with time like X's, because `since_id` depends on it. */
export function xIds(state: XState): (at: number) => string {
  let last = 0n;
  for (const { id } of [...state.messages, ...state.posts]) if (BigInt(id) > last) last = BigInt(id);
  return (at) => {
    const next = BigInt(at - xEpoch) << 22n;
    last = next > last ? next : last + 1n;
    return String(last);
  };
}
