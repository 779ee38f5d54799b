import type { CloseReason } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";

export type Weekday = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";

/** A moment as a shop would describe it: that weekday's last such hour, so many weeks ago, in Riyadh. */
export interface DemoMoment {
  weeksAgo: 0 | 1 | 2 | 3;
  day: Weekday;
  /** The hour as 24-hour `HH:MM`. */
  at: string;
}

/**
 * The messages that one customer writes, in order. The agent's replies are not included, because the real engine
 * answers.
 */
export interface DemoConversation {
  /** A stable id in kebab case. */
  id: string;
  customer: { name: string; phone?: string };
  /** Language of the first message. */
  language: Language;
  when: DemoMoment;
  messages: string[];
  /** The reply of a team member after the last message, with its author. */
  staffReply?: { by: "owner" | "agent"; text: string };
  /** Set when a person closed the ticket. */
  closeReason?: CloseReason;
}
