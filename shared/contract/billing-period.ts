import { z } from "zod";

/** The period that a payment covers. It has a file of its own because public pages load the plans without it. */
export const billingPeriod = z.enum(["month", "year"]);
export type BillingPeriod = z.infer<typeof billingPeriod>;
