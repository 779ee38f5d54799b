export interface Mail {
  id: string;
  threadId: string;
  labels: string[];
  /** The mail in RFC 5322 format, base64. */
  raw: string;
  at: number;
  historyId: number;
}

export interface Mailbox {
  name: string;
  sub: string;
  historyId: number;
  /** The history contains nothing before this id. */
  oldestHistoryId: number;
  mails: Mail[];
  watch: { topic: string; expiresAt: number; labelIds: string[] } | null;
}

export interface GoogleState {
  mailboxes: Record<string, Mailbox>;
  codes: Record<
    string,
    { email: string; redirectUri: string; challenge: string; scope: string; expiresAt: number }
  >;
  tokens: Record<string, { email: string; scope: string; expiresAt: number }>;
  refresh: Record<string, { email: string; scope: string }>;
  /** Where Pub/Sub pushes notifications to, as configured in the cloud console. */
  push: { endpoint: string; audience: string } | null;
}

const mailbox = (name: string, sub: string): Mailbox => ({
  name,
  sub,
  historyId: 1000,
  oldestHistoryId: 1000,
  mails: [],
  watch: null,
});

export const createGoogleState = (): GoogleState => ({
  mailboxes: {
    "care@suhailroasters.example": mailbox("محمصة سهيل", "110000000000000000002"),
    "care@noonflowers.example": mailbox("Noon Flowers", "110000000000000000003"),
    "care@baytaloud.example": mailbox("بيت العود", "110000000000000000004"),
  },
  codes: {},
  tokens: {},
  refresh: {},
  push: null,
});
