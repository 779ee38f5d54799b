import { z } from "zod";
import { channelKinds } from "#shared/values/tickets.ts";

export const channelKind = z.enum(channelKinds);
export type ChannelKind = z.infer<typeof channelKind>;
