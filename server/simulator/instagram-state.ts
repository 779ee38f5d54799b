/** A professional account that can be connected. */
interface InstagramAccount {
  username: string;
  name: string;
  subscribed: string[];
  posts: Record<string, { caption: string; permalink: string; mediaUrl: string; at: number }>;
}

interface InstagramToken {
  account: string;
  kind: "short" | "long";
  issuedAt: number;
  expiresAt: number;
}

export interface InstagramLine {
  /** The mid of a message, or the id of a comment. */
  id: string;
  account: string;
  /** The Instagram-scoped id of the person. */
  person: string;
  side: "person" | "business";
  kind: "message" | "comment";
  type: string;
  text: string;
  mediaUrl?: string;
  /** The id of the message that it answers. */
  quotes?: string;
  /** The person's reaction to a message of the business. */
  reaction?: string;
  /** For comments: the post, and the comment that it answers. */
  post?: string;
  parent?: string;
  /** The comment that a private message replies to. */
  onComment?: string;
  tag?: string;
  read?: boolean;
  at: number;
}

export interface InstagramState {
  webhook: { url: string; verifyToken: string } | null;
  accounts: Record<string, InstagramAccount>;
  /** People by their Instagram-scoped id. */
  people: Record<string, { username: string; name: string }>;
  codes: Record<string, { account: string; redirectUri: string; expiresAt: number }>;
  tokens: Record<string, InstagramToken>;
  lines: InstagramLine[];
  media: Record<string, { mime: string; bytes: string }>;
  typing: Record<string, number>;
  /** Accounts whose owner removed the app. */
  deauthorized: string[];
}

const post = (id: string, caption: string, at: string) => ({
  [id]: {
    caption,
    permalink: `https://www.instagram.com/p/${id.slice(-11)}/`,
    mediaUrl: `https://www.instagram.com/p/${id.slice(-11)}/media/?size=l`,
    at: Date.parse(at),
  },
});

export const freshInstagram = (): InstagramState => ({
  webhook: null,
  accounts: {
    "17841400000000002": {
      username: "suhail.roasters",
      name: "محمصة سهيل",
      subscribed: [],
      posts: post(
        "18000000000000021",
        "محصول إثيوبيا قوجي وصل اليوم ☕️ بنكهة التوت والياسمين.",
        "2026-11-18T15:00:00Z",
      ),
    },
    "17841400000000003": {
      username: "noon.flowers",
      name: "Noon Flowers",
      subscribed: [],
      posts: post(
        "18000000000000031",
        "Winter tulips are here. Same-day delivery in Riyadh.",
        "2026-11-17T15:00:00Z",
      ),
    },
    "17841400000000004": {
      username: "bayt.aloud",
      name: "بيت العود",
      subscribed: [],
      posts: post("18000000000000041", "وصلنا عود كمبودي معتّق، الكمية محدودة.", "2026-11-16T15:00:00Z"),
    },
  },
  people: {},
  codes: {},
  tokens: {},
  lines: [],
  media: {},
  typing: {},
  deauthorized: [],
});
