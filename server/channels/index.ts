import type { Channel, ConnectedKind, Platform } from "./channel.ts";
import type { Webhook } from "./webhook.ts";

/** The adapters; a kind that is missing here is "coming soon" whatever the environment says. */
export const channels: Partial<Record<ConnectedKind, Channel>> = {};

/** How each platform's deliveries are read. */
export const webhooks: Partial<Record<Platform, Webhook>> = {};
