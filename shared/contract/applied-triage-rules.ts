import { z } from "zod";
import { id, instant } from "./envelope.ts";
import { priority } from "./priorities.ts";

/** What a rule did to a ticket. */
export const appliedRule = z.object({
  id,
  /** Null when the rule was deleted. */
  rule_id: id.nullable(),
  /** Its name at that time. */
  name: z.string(),
  effects: z.object({
    priority: priority.optional(),
    /** The name of the member who got the ticket. */
    assignee: z.string().optional(),
    tags: z.array(z.string()).optional(),
    has_replied: z.literal(true).optional(),
    has_escalated: z.literal(true).optional(),
  }),
  at: instant,
});
export type AppliedRule = z.infer<typeof appliedRule>;
