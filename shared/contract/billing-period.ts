import { z } from "zod";

/** What a plan is paid for. Not beside the plans, because public pages fetch those. */
export const billingPeriod = z.enum(["month", "year"]);
export type BillingPeriod = z.infer<typeof billingPeriod>;
