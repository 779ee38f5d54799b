import type { SiteFacts } from "#shared/contract/site.ts";
import type { Context } from "#server/context.ts";
import { demoOwnerEmail } from "#shared/demo-owner-email.ts";
import { cardSettings, moyasarSettings } from "#server/payments/moyasar-settings.ts";
import { findChatToken } from "./store/site-facts.ts";

/** Time for which the facts are cached, because every public page reads them. */
const keptMs = 60_000;
const chats = new WeakMap<Context, { token: string | null; until: number }>();

/** Returns the token of the chat for visitors: the configured one, otherwise that of the demo business. */
async function demoChat(context: Context): Promise<string | null> {
  const { siteChatToken, demo } = context.config;
  if (siteChatToken) return siteChatToken;
  if (!demo) return null;
  const known = chats.get(context);
  if (known?.token && known.until > Date.now()) return known.token;
  const token = await findChatToken(context.db, demoOwnerEmail);
  chats.set(context, { token, until: Date.now() + keptMs });
  return token;
}

export async function getSiteFacts(context: Context): Promise<SiteFacts> {
  const { config } = context;
  return {
    login_url: config.portalLoginUrl,
    book_call_url: config.bookCallUrl,
    contact: { whatsapp: config.social.whatsapp, phone: config.contactPhone, email: config.contactEmail },
    social: config.social,
    demo_chat: await demoChat(context),
    legal: {
      email: config.privacyEmail,
      registration: config.companyRegistration ?? null,
      country: config.dataCountry,
      model: config.llm.writer?.model ?? config.llm.embedder?.model ?? null,
      analytics: config.measurementId !== undefined,
      online_payment: moyasarSettings(context) !== null,
      saved_cards: cardSettings(context) !== null,
    },
  };
}
