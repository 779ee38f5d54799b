import { z } from "zod";
import { flowKinds, partsOfDay } from "#shared/rules/flow-request.ts";
import { instant } from "./envelope.ts";

const requestDetails = z.object({
  items: z
    .array(
      z.object({
        count: z.number(),
        name: z.string(),
        /** The row of the business's list; absent where none was found. */
        entryId: z.string().optional(),
        option: z.string().optional(),
        price: z.number().optional(),
        currency: z.string().optional(),
      }),
    )
    .optional(),
  receive: z.enum(["delivery", "pickup"]).optional(),
  address: z.string().optional(),
  service: z.string().optional(),
  date: z.string().optional(),
  /** Minutes after midnight, or a part of the day. */
  time: z.union([z.number(), z.enum(partsOfDay)]).optional(),
  persons: z.number().optional(),
  topic: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
});

/** What the agent has collected of an order, a booking or a wish to be contacted. */
export const customerRequest = z.object({
  kind: z.enum(flowKinds),
  details: requestDetails,
  /** Whether the customer confirmed it; a person took over before otherwise. */
  complete: z.boolean(),
  created_at: instant,
});
export type CustomerRequest = z.infer<typeof customerRequest>;
