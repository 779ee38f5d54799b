import { z } from "zod";
import { priorities } from "#shared/values/tickets.ts";

export const priority = z.enum(priorities);
export type Priority = z.infer<typeof priority>;
