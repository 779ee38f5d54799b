import type { Turn as Said } from "#server/answers/entry.ts";
import type { FlowState } from "#server/answers/flows/flow.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import { mayResearch } from "#server/modules/agents/model-research.ts";
import {
  type DecidedReply,
  decideReply,
  fullText,
  type RequestContext,
  spokenLanguage,
} from "#server/modules/agents/reply-rules.ts";
import { noticeText } from "#server/modules/agents/staff-notice.ts";
import { maxHistoryMessages, isForStaff, chooseNotice } from "#server/modules/conversations/reply-rules.ts";
import type { Conversation, Suite, Turn } from "./suite.ts";

/** The reply that a customer saw, and its reason. */
export interface Reply {
  /** The words and, below them, the choices, as the chat shows them. */
  text: string;
  decision: string;
  confidence: number;
  reason: string | null;
  /** Wall time in milliseconds. Processor time would be fairer but is not measured. */
  ms: number;
}

/** A language model that looks for answers when the engine is uncertain; undefined when it finds none. */
export type Researcher = (asked: {
  suite: Suite;
  conversation: Conversation;
  turn: Turn;
  question: string;
  history: readonly Said[];
  at: Date;
  said: DecidedReply;
}) => Promise<Partial<DecidedReply> | undefined>;

/** The channel of the conversations. */
const webChat = { channel: "chat", kind: "message" };

/**
 * Plays a conversation in the two states of a chat: the agent's and, after a handover, that of a person who has not
 * written yet.
 */
export async function* play(
  suite: Suite,
  conversation: Conversation,
  researcher?: Researcher,
): AsyncGenerator<{ turn: Turn; at: number; reply: Reply; history: readonly Said[] }> {
  const { agent, index } = suite;
  const { turns, now } = conversation;
  const at = now === undefined ? suite.now : new Date(now);
  const history: Said[] = [];
  let known: RequestContext["known"] = {};
  let flow: FlowState | null = null;
  let handedOver = false;
  let isReachable = false;
  let isUnanswered = false;
  let notedAt: Date | null = null;
  for (const [number, turn] of turns.entries()) {
    const question = turn.say.trim();
    const started = performance.now();
    const recent = history.slice(-maxHistoryMessages);
    const said = decideReply(index, index, agent, {
      question,
      history: recent,
      at,
      requests: { state: flow, known },
    });
    const more =
      researcher && mayResearch(agent, said)
        ? await researcher({ suite, conversation, turn, question, history: recent, at, said })
        : undefined;
    const { appliedRule: _, ...withoutRule } = said;
    const found: DecidedReply = more ? { ...withoutRule, ...more, reason: null } : said;
    flow = found.flow;
    known = { ...found.captured, ...known };
    isReachable ||= Boolean(found.captured.phone ?? found.captured.email);
    const facts = { at, reachable: isReachable };
    let text: string;
    let decision: string = found.decision;
    if (isForStaff(handedOver, question, found)) {
      decision = "waiting";
      const open = { unansweredBefore: isUnanswered, notedAt, staffWrote: false, message: webChat };
      const notice = chooseNotice(open, at);
      const language = spokenLanguage(agent.languages, languageOf(question, recent).language);
      text = noticeText(agent, notice, language, facts);
      if (notice !== "none") notedAt = at;
    } else {
      text = fullText(agent, found, facts);
      handedOver ||= found.decision === "handover";
    }
    const ms = performance.now() - started;
    isUnanswered = text === "";
    history.push({ role: "customer", text: question });
    if (text !== "") history.push({ role: "agent", text });
    const shown = found.choices.filter((choice) => !text.includes(choice));
    const reply = { decision, confidence: found.confidence, reason: found.reason, ms };
    yield {
      turn,
      at: number,
      reply: { ...reply, text: [text, ...shown].filter(Boolean).join("\n") },
      history: recent,
    };
  }
}
