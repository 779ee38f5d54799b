import type { DemoConversation, DemoMoment, Weekday } from "./conversation.ts";

const dayMs = 24 * 3_600_000;
/** Riyadh is UTC+3 all year. */
const riyadhMs = 3 * 3_600_000;
/** Time between two messages of one customer, which is long enough to read an answer. */
const pauseMs = 75_000;

const weekdays: Weekday[] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Returns the latest `day` at `at` in Riyadh before `before`, moved back by `weeksAgo`. */
function resolve(when: DemoMoment, before: Date): Date {
  const [hours = 0, minutes = 0] = when.at.split(":").map(Number);
  const local = before.getTime() + riyadhMs;
  const midnight = Math.floor(local / dayMs) * dayMs;
  const daysBack = (new Date(midnight).getUTCDay() - weekdays.indexOf(when.day) + 7) % 7;
  let found = midnight - daysBack * dayMs + (hours * 60 + minutes) * 60_000;
  if (found > local) found -= 7 * dayMs;
  return new Date(found - when.weeksAgo * 7 * dayMs - riyadhMs);
}

/** Returns the time of each message, oldest first: within the 29 days before `now`, never after it. */
export function messageTimes({ when, messages }: DemoConversation, now: Date): Date[] {
  // An hour is kept free after the last message, so that the agent's answer is not in the future.
  const first = resolve(when, new Date(now.getTime() - 3_600_000));
  return messages.map((_, index) => new Date(first.getTime() + index * pauseMs));
}
