import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import { addMail, gmailRoutes, headerOf, threadFor } from "./gmail.ts";
import { newSigningKey, signJwt, type SigningKey } from "./google-jwt.ts";
import { googleError, googleOAuthRoutes } from "./google-oauth.ts";
import { createGoogleState, type GoogleState, type Mail } from "./google-state.ts";
import type { Identities } from "./identities.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { randomDigits } from "./signing.ts";
import { type SimulatorResponse, answerWithRoutes, type SimulatorRequest } from "./wire.ts";

export interface Google {
  state: GoogleState;
  faults: Faults;
  deliveries: Deliveries;
  /** The mails that the connected mailboxes sent, in order. */
  sent: { from: string; to: string; raw: Buffer }[];
  answer: (request: SimulatorRequest) => Promise<SimulatorResponse>;
  /** Sets where Pub/Sub pushes to and the audience of its token, as in the cloud console. */
  setPush: (endpoint: string, audience: string) => void;
  /** Delivers a mail to a connected mailbox; returns Gmail's id of it. */
  receive: (mailbox: string, raw: Uint8Array | string) => string;
  /** Revokes the app's access as the owner. */
  revokeAccess: (mailbox: string) => void;
}

const pushAccount = "gmail-push@simulated.iam.gserviceaccount.com";
const retryMs = [20, 60, 200, 600, 2000];

/** Simulates Google's log-in and Gmail on a local server. */
export function createGoogle(options: {
  app: Identities["google"];
  clock: PlatformClock;
  base: () => string;
  state?: GoogleState | undefined;
}): Google {
  const faults = noFaults();
  const state = options.state ?? createGoogleState();
  const deliveries = createDeliveries(faults, retryMs);
  const handle: PlatformHandle<GoogleState> = { ...options, secret: "", state, faults, deliveries };
  const key = newSigningKey();
  const sent: Google["sent"] = [];
  const now = () => options.clock().getTime();
  const recordSent = (from: string, mail: Mail) =>
    sent.push({ from, to: headerOf(mail.raw, "To"), raw: Buffer.from(mail.raw, "base64") });
  const routes = [...googleOAuthRoutes(handle, options.app, key), ...gmailRoutes(handle, recordSent)];

  return {
    state,
    faults,
    deliveries,
    sent,
    answer: async (request) =>
      (await answerWithRoutes(routes, request)) ?? googleError(404, "Not Found", "notFound"),
    setPush: (endpoint, audience) => (state.push = { endpoint, audience }),
    receive(email, bytes) {
      const mailbox = state.mailboxes[email];
      if (!mailbox) throw new Error(`no mailbox ${email}`);
      const raw = Buffer.from(bytes as string).toString("base64");
      const labels = ["INBOX", "UNREAD"];
      const mail = addMail(mailbox, raw, labels, now(), threadFor(mailbox, raw));
      publishMail(handle, key, email, labels);
      return mail.id;
    },
    revokeAccess(email) {
      for (const [token, grant] of Object.entries(state.tokens))
        if (grant.email === email) delete state.tokens[token];
      for (const [token, grant] of Object.entries(state.refresh))
        if (grant.email === email) delete state.refresh[token];
    },
  };
}

/** Gmail publishes to its topic, and Pub/Sub pushes the message with its own token. */
function publishMail(
  { state, clock, deliveries }: PlatformHandle<GoogleState>,
  key: SigningKey,
  email: string,
  labels: string[],
): void {
  const now = clock();
  const mailbox = state.mailboxes[email];
  const { watch } = mailbox ?? {};
  if (!mailbox || !watch || watch.expiresAt <= now.getTime() || !state.push) return;
  if (watch.labelIds.length > 0 && !watch.labelIds.some((label) => labels.includes(label))) return;
  const seconds = Math.floor(now.getTime() / 1000);
  const token = signJwt(key, {
    aud: state.push.audience,
    azp: randomDigits(21),
    email: pushAccount,
    email_verified: true,
    sub: randomDigits(21),
    iss: "https://accounts.google.com",
    iat: seconds,
    exp: seconds + 3600,
  });
  const data = { emailAddress: email, historyId: mailbox.historyId };
  const messageId = randomDigits(16);
  deliveries.send({
    url: state.push.endpoint,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      message: {
        data: Buffer.from(JSON.stringify(data)).toString("base64"),
        messageId,
        message_id: messageId,
        publishTime: now.toISOString(),
        publish_time: now.toISOString(),
      },
      subscription: "projects/simulated/subscriptions/gmail",
    }),
  });
}
