import type { Channel } from "./channel.ts";
import { chat } from "./chat.ts";

/** The channels that work today. */
export type ConnectedKind = "chat";

export const channels: Record<ConnectedKind, Channel> = { chat };
