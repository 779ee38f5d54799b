import type { Channel, ConnectedKind, Platform } from "./channel.ts";
import { email } from "./email.ts";
import { gmailPush } from "./email/push.ts";
import type { Webhook } from "./webhook.ts";
import { instagramWebhook } from "./instagram-webhook.ts";
import { instagram } from "./instagram.ts";
import { twitterWebhook } from "./twitter-webhook.ts";
import { twitter } from "./twitter.ts";
import { whatsappMeta } from "./whatsapp-meta.ts";
import { whatsappWebhook } from "./whatsapp-webhook.ts";
import { whatsapp } from "./whatsapp.ts";

/** The adapters; a kind that is missing here is "coming soon" in every environment. */
export const channels: Partial<Record<ConnectedKind, Channel>> = {
  email,
  whatsapp,
  whatsapp_meta: whatsappMeta,
  instagram,
  twitter,
};

/** Readers of the platforms' deliveries. */
export const webhooks: Partial<Record<Platform, Webhook>> = {
  email: gmailPush,
  whatsapp: whatsappWebhook,
  instagram: instagramWebhook,
  twitter: twitterWebhook,
};
