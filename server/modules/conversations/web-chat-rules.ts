import { randomInt } from "node:crypto";
import type { ChatMessage } from "#shared/contract/chatbot.ts";
import type { Language } from "#shared/language.ts";
import { escapeHtml } from "#server/mail/layout.ts";
import type { HistoryRow } from "./store/web-chat.ts";

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

/** The public identifier in a chat address: 24 letters and digits, none of them easily mistaken for another. */
export function createChatToken(): string {
  return Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join("");
}

/**
 * The pairs of the specification: what the customer wrote with what came back. A message of staff that answers
 * nothing in particular is a pair without a customer's half.
 */
export function chatHistory(rows: HistoryRow[]): ChatMessage[] {
  const replies = new Map(rows.filter((row) => row.reply_to).map((row) => [row.reply_to as string, row]));
  const asked = new Set(rows.filter((row) => row.author === "customer").map((row) => row.id));
  const pairs: ChatMessage[] = [];
  for (const row of rows) {
    if (row.reply_to && asked.has(row.reply_to)) continue;
    const answer = row.author === "customer" ? replies.get(row.id) : row;
    pairs.push({
      id: row.id,
      customer_msg: row.author === "customer" ? row.text : "",
      chatbot_msg: answer?.text ?? "",
      timestamp: row.created_at.toISOString(),
      author: answer ? (answer.author === "staff" ? "staff" : "agent") : null,
      author_name: answer?.author === "staff" ? answer.author_name : null,
      choices: answer?.choices ?? [],
      sources: [
        ...new Set(
          (answer?.citations ?? [])
            .filter((citation) => citation.used && !citation.faq_id)
            .map((citation) => citation.label),
        ),
      ],
      handed_over: answer?.decision === "handover" || answer?.reason === "waiting",
    });
  }
  return pairs;
}

export interface Embedded {
  /** Where the chat is served. */
  address: string;
  token: string;
  language: Language;
  /** Of the bubble; null: ours. It stands in the code because nothing is fetched before the bubble is clicked. */
  color: string | null;
}

/** The code a shop pastes into its site: one script that shows a bubble, and the chat in a frame once it is clicked. */
export function embedCode({ address, token, language, color }: Embedded, comment: string): string {
  const dressed = color ? ` data-color="${escapeHtml(color)}"` : "";
  return `<!-- ${escapeHtml(comment)} -->\n<script src="${escapeHtml(address)}/widget.js" data-chat="${escapeHtml(token)}" data-language="${language}"${dressed} async></script>`;
}

/** What people paste as their site, as the origin a browser compares with; null for what is none. */
export function siteOrigin(written: string): string | null {
  const text = written.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  // A wildcard is for all of a shop's subdomains, never for half of the web.
  const isName = /^(\*\.)?([\w-]+\.)+[a-z\d-]{2,}$|^localhost$|^[\d.]+$|^\[[\da-f:]+\]$/i.test(url.hostname);
  return isName ? url.origin : null;
}
