import { z } from "zod";

export const channelKind = z.enum(["chat", "email", "whatsapp", "whatsapp_meta", "instagram", "twitter"]);
export type ChannelKind = z.infer<typeof channelKind>;
