import { z } from "zod";

/** From the lowest to the highest. */
export const priorities = ["low", "medium", "high", "urgent"] as const;
export const priority = z.enum(priorities);
export type Priority = z.infer<typeof priority>;
