import type { InternalMessage } from "#shared/contract/internal-messages.ts";
import type { Turn } from "#server/answers/entry.ts";
import type { StoredReply } from "./agents.ts";

/** Number of a member's questions that their page shows. */
export const shownMessages = 100;

/**
 * Number of turns that the agent reads as context, and their maximum age, because a question from this morning is
 * no longer context.
 */
const historyLength = 8;
const historyMs = 2 * 3600 * 1000;

export interface InternalRow {
  id: string;
  question: string;
  answer: string;
  language: "ar" | "en";
  decision: InternalMessage["decision"];
  confidence: number;
  reason: string | null;
  choices: string[];
  citations: StoredReply["citations"];
  feedback: InternalMessage["feedback"];
  forwarded_at: Date | null;
  created_at: Date;
}

/** Returns the recent turns, oldest first. */
export function recentTurns(rows: readonly InternalRow[], now: Date): Turn[] {
  return rows
    .filter((row) => now.getTime() - row.created_at.getTime() < historyMs)
    .flatMap((row): Turn[] => [
      { role: "customer", text: row.question },
      { role: "agent", text: row.answer },
    ])
    .slice(-historyLength);
}

export function messageView(row: InternalRow): InternalMessage {
  return {
    ...row,
    citations: row.citations.map(({ title: _title, entry_id: _entry, ...citation }) => citation),
    forwarded_at: row.forwarded_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
