import { randomInt } from "node:crypto";
import type { ChatMessage } from "#shared/contract/chatbot.ts";
import type { Language } from "#shared/language.ts";
import { escapeHtml } from "#server/mail/layout.ts";
import type { SourceTitles } from "#server/modules/knowledge/index.ts";
import { citedSourceTitles } from "./reply-rules.ts";
import type { HistoryRow } from "./store/web-chat.ts";

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

/**
 * Creates the public identifier in a chat address: 24 letters and digits, none of them easily mistaken for another.
 */
export function createChatToken(): string {
  return Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join("");
}

/**
 * Returns the pairs that the specification defines: a customer's message with its reply. A staff message that
 * answers no particular message is a pair without a customer's message.
 */
export function chatHistory(rows: HistoryRow[], titles: ReadonlyMap<string, SourceTitles>): ChatMessage[] {
  const replies = new Map(rows.filter((row) => row.reply_to).map((row) => [row.reply_to as string, row]));
  const customerMessageIds = new Set(rows.filter((row) => row.author === "customer").map((row) => row.id));
  const pairs: ChatMessage[] = [];
  for (const row of rows) {
    if (row.reply_to && customerMessageIds.has(row.reply_to)) continue;
    const answer = row.author === "customer" ? replies.get(row.id) : row;
    pairs.push({
      id: row.id,
      customer_msg: row.author === "customer" ? row.text : "",
      chatbot_msg: answer?.text ?? "",
      timestamp: row.created_at.toISOString(),
      author: answer ? (answer.author === "staff" ? "staff" : "agent") : null,
      author_name: answer?.author === "staff" ? answer.author_name : null,
      choices: answer?.choices ?? [],
      sources: citedSourceTitles(answer?.citations ?? [], titles, answer?.language ?? "ar"),
      handed_over: answer?.decision === "handover" || answer?.reason === "waiting",
    });
  }
  return pairs;
}

export interface Embedded {
  /** Address of the chat. */
  address: string;
  token: string;
  language: Language;
  /**
   * Colour of the bubble; null for the standard one. It is part of the code, because nothing is fetched before a click.
   */
  color: string | null;
}

/**
 * Returns the code that a shop pastes into its site: one script that shows a bubble, and the chat in a frame once
 * the bubble is clicked.
 */
export function embedCode({ address, token, language, color }: Embedded, comment: string): string {
  const dressed = color ? ` data-color="${escapeHtml(color)}"` : "";
  return `<!-- ${escapeHtml(comment)} -->\n<script src="${escapeHtml(address)}/widget.js" data-chat="${escapeHtml(token)}" data-language="${language}"${dressed} async></script>`;
}

/** Returns the origin of a pasted site as browsers compare it; null for an invalid one. */
export function siteOrigin(typedAddress: string): string | null {
  const text = typedAddress.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  // A wildcard must cover the subdomains of one domain, never a whole top-level domain.
  const isName = /^(\*\.)?([\w-]+\.)+[a-z\d-]{2,}$|^localhost$|^[\d.]+$|^\[[\da-f:]+\]$/i.test(url.hostname);
  return isName ? url.origin : null;
}
