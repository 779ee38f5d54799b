import type { CloseReason } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";

export type Weekday = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";

/** A moment told as a shop would: that weekday's last such hour, so many weeks back, in Riyadh. */
export interface DemoMoment {
  weeksAgo: 0 | 1 | 2 | 3;
  day: Weekday;
  /** 24-hour `HH:MM`. */
  at: string;
}

/** What one customer writes, in order. The agent's side is not here: the real engine answers. */
export interface DemoConversation {
  /** Stable, in kebab case. */
  id: string;
  customer: { name: string; phone?: string };
  /** Of the first message. */
  language: Language;
  when: DemoMoment;
  messages: string[];
  /** What a person of the team answers after the last message, and who. */
  staffReply?: { by: "owner" | "agent"; text: string };
  /** Set when a person closed the ticket. */
  closeReason?: CloseReason;
}
