import { z } from "zod";
import { id } from "./envelope.ts";

/** A word of the organisation's own by which tickets are found. */
export const tag = z.object({ id, name: z.string() });
export type Tag = z.infer<typeof tag>;
