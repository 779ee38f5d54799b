import { z } from "zod";
import { id, instant } from "./envelope.ts";
import { priority } from "./priorities.ts";

/** What a triage rule changed on a ticket. */
export const appliedRule = z.object({
  id,
  /** Null when the rule has been deleted. */
  rule_id: id.nullable(),
  /** The rule's name when it was applied. */
  name: z.string(),
  effects: z.object({
    priority: priority.optional(),
    /** The name of the member to whom the ticket was assigned. */
    assignee: z.string().optional(),
    tags: z.array(z.string()).optional(),
    has_replied: z.literal(true).optional(),
    has_escalated: z.literal(true).optional(),
  }),
  at: instant,
});
export type AppliedRule = z.infer<typeof appliedRule>;
