import { z } from "zod";
import { channelKind } from "./channel-kinds.ts";
import { id, instant } from "./envelope.ts";

/** A ticket that was merged into another. */
export const mergedTicket = z.object({
  id,
  number: z.number(),
  subject: z.string(),
  channel: channelKind,
  by: z.string().nullable(),
  at: instant,
});
export type MergedTicket = z.infer<typeof mergedTicket>;
