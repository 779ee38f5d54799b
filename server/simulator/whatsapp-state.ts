import type { Identities } from "./identities.ts";

/** An approved template; `parameters` is the number of placeholders in its body. */
interface Template {
  name: string;
  language: string;
  status: "APPROVED" | "PENDING" | "REJECTED" | "PAUSED" | "DISABLED";
  category: "UTILITY" | "MARKETING" | "AUTHENTICATION";
  body: string;
  parameters: number;
  /** A picture above the body, which is sent with each message. */
  header?: "IMAGE";
  footer?: string;
}

interface Waba {
  name: string;
  phones: string[];
  subscribed: boolean;
  override: { url: string; verifyToken: string } | null;
  templates: Template[];
}

export interface BusinessPhone {
  waba: string;
  /** The number as it is displayed: +966 55 000 1001. */
  number: string;
  name: string;
  verified: boolean;
  registered: boolean;
  pin: string | null;
  code: string | null;
  codeAt: number | null;
}

interface Token {
  waba: string;
  /** The expiry in milliseconds; null when it does not expire. */
  expiresAt: number | null;
}

interface Media {
  mime: string;
  /** The bytes in base64. */
  bytes: string;
  sha256: string;
  name?: string;
}

/** A message on a person's phone, of either side of the chat with a business. */
export interface ChatLine {
  id: string;
  phone: string;
  /** The person's number, digits only. */
  person: string;
  side: "person" | "business";
  type: string;
  text: string;
  media?: string;
  /** Buttons or rows under a message of the business. */
  choices?: string[];
  /** The message that it answers. */
  quotes?: string;
  /** The person's reaction to a message of the business. */
  reaction?: string;
  at: number;
  status?: "accepted" | "sent" | "delivered" | "read" | "failed";
  opaque?: string;
}

export interface WhatsAppState {
  /** The app's webhook, as configured in its dashboard. */
  webhook: { url: string; verifyToken: string } | null;
  wabas: Record<string, Waba>;
  phones: Record<string, BusinessPhone>;
  /** Codes of Embedded Signup, which can be used once. */
  codes: Record<string, { waba: string; expiresAt: number }>;
  tokens: Record<string, Token>;
  media: Record<string, Media>;
  lines: ChatLine[];
  /** Until when (milliseconds) the business shows a typing indicator, by phone and person. */
  typing: Record<string, number>;
}

/** Templates of a typical shop: offers and a reply in both languages, one with a picture, and some that cannot be sent. */
const otherTemplates: Template[] = [
  template("reply_waiting", "ar", "UTILITY", "أهلًا {{1}}، بخصوص رسالتك إلينا: {{2}}"),
  template("reply_waiting", "en", "UTILITY", "Hello {{1}}, about your message to us: {{2}}"),
  {
    ...template(
      "weekend_offer",
      "ar",
      "MARKETING",
      "أهلًا {{1}}، خصم 20% على القهوة المختصة حتى نهاية الأسبوع.",
    ),
    footer: "لإيقاف العروض اكتب: إيقاف",
  },
  {
    ...template(
      "weekend_offer",
      "en",
      "MARKETING",
      "Hello {{1}}, 20% off speciality coffee until the end of the week.",
    ),
    footer: "Write STOP to end offers",
  },
  {
    ...template("new_arrivals", "ar", "MARKETING", "أهلًا {{1}}، وصلتنا محاصيل جديدة هذا الأسبوع."),
    header: "IMAGE",
  },
  { ...template("summer_menu", "ar", "MARKETING", "قائمة الصيف وصلت يا {{1}}."), status: "PENDING" },
  { ...template("big_prize", "ar", "MARKETING", "ربحت جائزة يا {{1}}!"), status: "REJECTED" },
  { ...template("old_offer", "ar", "MARKETING", "عرض قديم يا {{1}}."), status: "PAUSED" },
];

function template(name: string, language: string, category: Template["category"], body: string): Template {
  const parameters = new Set(body.match(/\{\{\d+\}\}/g)).size;
  return { name, language, status: "APPROVED", category, body, parameters };
}

const continueTemplate: Template = {
  name: "continue_conversation",
  language: "ar",
  status: "APPROVED",
  category: "UTILITY",
  body: "لدينا رد على رسالتك. اكتب لنا لنكمل المحادثة.",
  parameters: 0,
};

const templates: Template[] = [
  template("order_update", "ar", "UTILITY", "مرحبًا {{1}}، طلبك رقم {{2}} جاهز."),
  continueTemplate,
  {
    ...continueTemplate,
    language: "en",
    body: "We have an answer to your message. Write to us to continue the conversation.",
  },
  ...otherTemplates,
];

const unregisteredPhone = (waba: string, number: string, name: string): BusinessPhone => ({
  waba,
  number,
  name,
  verified: true,
  registered: false,
  pin: null,
  code: null,
  codeAt: null,
});

const unsubscribedWaba = (name: string, phone: string): Waba => ({
  name,
  phones: [phone],
  subscribed: false,
  override: null,
  templates,
});

/** The platform's state before anybody has connected: our own account and those of three businesses. */
export const freshWhatsApp = (app: Identities["meta"]): WhatsAppState => ({
  webhook: null,
  wabas: {
    [app.ownAccount.wabaId]: { name: "Wakil", phones: [], subscribed: true, override: null, templates },
    "104200000000002": unsubscribedWaba("محمصة سهيل", "106500000000002"),
    "104200000000003": unsubscribedWaba("Noon Flowers", "106500000000003"),
    "104200000000004": unsubscribedWaba("بيت العود", "106500000000004"),
  },
  phones: {
    "106500000000002": unregisteredPhone("104200000000002", "+966 55 000 1002", "محمصة سهيل"),
    "106500000000003": unregisteredPhone("104200000000003", "+966 55 000 1003", "Noon Flowers"),
    "106500000000004": unregisteredPhone("104200000000004", "+966 55 000 1004", "بيت العود"),
  },
  codes: {},
  tokens: { [app.ownAccount.token]: { waba: app.ownAccount.wabaId, expiresAt: null } },
  media: {},
  lines: [],
  typing: {},
});
