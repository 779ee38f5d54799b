import { z } from "zod";
import { flowKinds, partsOfDay } from "#shared/rules/flow-request.ts";
import { instant } from "./envelope.ts";

const requestDetails = z.object({
  items: z
    .array(
      z.object({
        count: z.number(),
        name: z.string(),
        /** The entry in the business's list. Absent when the item was not found. */
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
  /** The time in minutes after midnight, or a part of the day. */
  time: z.union([z.number(), z.enum(partsOfDay)]).optional(),
  persons: z.number().optional(),
  topic: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
});

/** The data of an order, a booking or a contact request that the agent collected. */
export const customerRequest = z.object({
  kind: z.enum(flowKinds),
  details: requestDetails,
  /** True when the customer confirmed the request. False when a person took over before. */
  complete: z.boolean(),
  created_at: instant,
});
export type CustomerRequest = z.infer<typeof customerRequest>;
