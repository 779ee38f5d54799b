import { z } from "zod";
import { id } from "./envelope.ts";

/** A word that an organisation defines to find tickets. */
export const tag = z.object({ id, name: z.string() });
export type Tag = z.infer<typeof tag>;
