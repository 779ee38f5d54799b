import { createHash } from "node:crypto";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import * as store from "./store/accounts.ts";

/** Maximum number of attempts, and the period in which they are counted. */
export const passwordLimit = { maxAttempts: 10, period: "15 minutes" };
/**
 * Limit for log-ins to one account from all networks together. It is slower than `passwordLimit`, which counts each
 * network separately: an attacker who guesses from one network locks the account for that network and not for its
 * owner.
 */
export const accountLimit = { maxAttempts: 60, period: "90 minutes" };
export const phoneLimit = { maxAttempts: 10, period: "15 minutes" };
/** Maximum mails to one address per hour. Further ones are not sent, and the response does not show it. */
export const resetMailLimit = { maxAttempts: 5, period: "1 hour" };
/** Limit for links that verify an address, because more could be used to fill a stranger's mailbox. */
export const verificationMailLimit = { maxAttempts: 5, period: "1 day" };
/** Limit for mails that a business may have us send to strangers. */
export const invitationLimit = { maxAttempts: 20, period: "1 day" };
/** Limit for links that a member may have us mail to addresses which they name. */
export const emailChangeLimit = { maxAttempts: 5, period: "1 day" };
/**
 * Without this limit anyone with a password could fill the person's mailbox by claiming another browser each time.
 */
export const newDeviceMailLimit = { maxAttempts: 5, period: "1 day" };
/** Of all six-digit codes three are valid at any time, so five guesses succeed with a chance of 1 in 66,000. */
export const secondStepLimit = { maxAttempts: 5, period: "15 minutes" };

/** Returns the key of a counter. It is hashed, so that the table of counters does not reveal who has an account. */
export const attemptKey = (
  what:
    | "login"
    | "login from network"
    | "phone"
    | "reset"
    | "password"
    | "invitation"
    | "verification"
    | "email change"
    | "second step"
    | "new device",
  whose: string,
): Buffer => createHash("sha256").update(`${what}:${whose}`).digest();

/** Counts an attempt, whatever its outcome. Throws a 429 when the limit is reached. */
export async function beginAttempt(
  context: Context,
  key: Buffer,
  limit: { maxAttempts: number; period: string },
): Promise<void> {
  const waits = await store.beginAttempt(context.db, key, limit);
  if (waits > 0) throw new Failure("rate_limited", {}, waits);
}
