import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { pace } from "./pace.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { verifyMetaWebhook } from "./webhook-verification.ts";
import { accountRoutes } from "./whatsapp-account.ts";
import { embeddedSignupRoutes } from "./whatsapp-signup.ts";
import { messageRoutes, type SendingRules } from "./whatsapp-messages.ts";
import { whatsappNumberRoutes } from "./whatsapp-numbers.ts";
import { openChat, type Person, type PersonMessage, writeMessage } from "./whatsapp-people.ts";
import { freshWhatsApp, type WhatsAppState } from "./whatsapp-state.ts";
import { type SimulatorResponse, answerWithRoutes, type SimulatorRequest } from "./wire.ts";
import { unknownObject } from "./meta-error.ts";

export interface WhatsApp {
  state: WhatsAppState;
  faults: Faults;
  deliveries: Deliveries;
  rules: SendingRules;
  answer: (request: SimulatorRequest) => Promise<SimulatorResponse>;
  /** Sets the webhook as in the app's dashboard, which requests the challenge first. */
  setWebhook: (url: string, verifyToken: string) => Promise<boolean>;
  /** Sends a person's message to a business number; returns the message's id. */
  write: (phone: string, person: Person, message: PersonMessage, replyTo?: string) => string;
  /** The person opens the chat, and everything delivered is read. */
  open: (phone: string, person: string) => void;
}

/** Pauses between attempts in milliseconds. Meta retries at once, then less and less often for days. */
const retryMs = [20, 60, 200, 600, 2000, 5000, 5000, 5000, 5000];

/** Simulates the WhatsApp Business platform (Graph API) on a local server, with people's phones. */
export function createWhatsApp(options: {
  app: Identities["meta"];
  clock: PlatformClock;
  base: () => string;
  state?: WhatsAppState | undefined;
}): WhatsApp {
  const faults = noFaults();
  const state = options.state ?? freshWhatsApp(options.app);
  const deliveries = createDeliveries(faults, retryMs);
  const handle: PlatformHandle<WhatsAppState> = {
    ...options,
    secret: options.app.appSecret,
    state,
    faults,
    deliveries,
  };
  // The limits are one message in 6 s for one person, with up to 45 at once on credit, and 80 a second for one number.
  const rules: SendingRules = { pair: pace(45, 6000), number: pace(80, 12.5), closedWindow: "status" };
  const routes = [
    ...embeddedSignupRoutes(handle, options.app),
    ...whatsappNumberRoutes(handle),
    ...accountRoutes(handle, options.app),
    ...messageRoutes(handle, rules),
  ];

  return {
    state,
    faults,
    deliveries,
    rules,
    async answer(request) {
      // All versions of the API behave the same here.
      const path = request.path.replace(/^\/v\d+\.\d+(?=\/)/, "");
      return (await answerWithRoutes(routes, { ...request, path })) ?? unknownObject(path.slice(1));
    },
    async setWebhook(url, verifyToken) {
      if (!(await verifyMetaWebhook(url, verifyToken))) return false;
      state.webhook = { url, verifyToken };
      return true;
    },
    write: (...message) => writeMessage(handle, ...message),
    open: (phone, person) => openChat(handle, phone, person),
  };
}
