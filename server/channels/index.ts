import type { Channel, ConnectedKind, Platform } from "./channel.ts";
import type { Webhook } from "./webhook.ts";
import { whatsappMeta } from "./whatsapp-meta.ts";
import { whatsappWebhook } from "./whatsapp-webhook.ts";
import { whatsapp } from "./whatsapp.ts";

/** The adapters; a kind that is missing here is "coming soon" whatever the environment says. */
export const channels: Partial<Record<ConnectedKind, Channel>> = { whatsapp, whatsapp_meta: whatsappMeta };

/** How each platform's deliveries are read. */
export const webhooks: Partial<Record<Platform, Webhook>> = { whatsapp: whatsappWebhook };
