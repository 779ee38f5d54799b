import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { Captured, KnowledgeEntry, Turn } from "#server/answers/entry.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import { answer } from "#server/answers/answers.ts";
import { captureFrom } from "#server/answers/understand/captured.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import { topicOf } from "#server/answers/understand/topics.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { text } from "#server/texts/texts.ts";
import {
  type DeferReason,
  handoverText,
  type Reply,
  type Ruled,
  spokenLanguage,
  storedCitations,
  type StoredCitation,
  unansweredBefore,
  underRules,
} from "./rules.ts";
import { type AgentState, readAgent } from "./store.ts";

/** A reply ready to be stored. */
export type StoredReply = Omit<Reply, "citations"> & {
  citations: StoredCitation[];
  versionId: string | null;
};

/** What is known of a message beside its words; of a preview, nothing. */
export interface Situation {
  channel?: string;
  /** The customer has left a number or an address. */
  reachable?: boolean;
}

const tidy = (captured: Captured): Captured => ({
  ...captured,
  ...(captured.phone && { phone: normalisePhone(captured.phone) ?? captured.phone }),
});

/** Contact data and order numbers in a message that the agent does not answer. */
export const capturedIn = (message: string): Captured => tidy(captureFrom(message));

/** What the entry is about, in its own words: how the dashboard names the topic. */
function titleOf(entry: KnowledgeEntry | undefined): string {
  if (!entry) return "";
  if (entry.kind === "faq") return entry.phrasings[0] ?? "";
  if (entry.kind === "product") return entry.name.ar ?? entry.name.en ?? "";
  return entry.title ?? entry.origin.heading ?? entry.origin.sourceName;
}

/**
 * What the agent says to a message. Never throws: whatever goes wrong inside becomes a handover, because the
 * alternative for the customer is silence.
 */
export async function replyTo(
  context: Context,
  agent: AgentState,
  question: string,
  history: Turn[],
  situation: Situation = {},
): Promise<StoredReply> {
  const said = await consider(context, agent, question, history, situation.channel);
  const { ruled, ...reply } = said;
  // What could be answered of the message is said first.
  const after = (sentence: string) => [reply.text, sentence].filter(Boolean).join("\n\n");
  if (ruled === "rephrase")
    return { ...reply, text: after(text(reply.language, `agent:rephrase.${agent.tone}`)) };
  if (!reply.reason) return reply;
  const reachable = Boolean(situation.reachable || reply.captured.phone || reply.captured.email);
  const facts = { at: context.clock(), reachable };
  return { ...reply, text: after(handoverText(agent, reply.language, reply.reason, facts)) };
}

/** A reply whose handover nobody has put into words yet. */
type Considered = StoredReply & Pick<Ruled, "ruled">;

/** What the engine and the owner's rules make of a message. Never throws. */
export async function consider(
  context: Context,
  agent: AgentState,
  question: string,
  history: Turn[],
  channel?: string,
): Promise<Considered> {
  const handOver = (reason: DeferReason): Considered => ({
    decision: "handover",
    text: "",
    language: spokenLanguage(agent.languages, languageOf(question, history).language),
    confidence: 0,
    citations: [],
    choices: [],
    reason,
    captured: capturedIn(question),
    urgent: false,
    versionId: agent.version?.id ?? null,
  });
  if (!agent.enabled || (channel !== undefined && agent.channelsOff.includes(channel)))
    return handOver("agent_off");
  if (!agent.version) return handOver("not_trained");
  try {
    const index = await context.versions.get(agent.version);
    const { brand, answerFrom, clarifyFrom, tone, languages } = agent;
    const said = answer(index, {
      question,
      history,
      settings: { brand, answerFrom, clarifyFrom, tone, languages },
    });
    const ruled = underRules(said, agent, {
      topic: agent.kind === "support" && topicOf(question, agent.handover.topics) !== undefined,
      unanswered: unansweredBefore(history),
      walled: agent.kind === "support" ? sourcesOf(index, agent.staffSources) : new Set(),
    });
    return considered(ruled, index, agent);
  } catch (problem) {
    context.log.error(
      { problem: (problem as Error).message, stack: (problem as Error).stack },
      "the agent failed to answer",
    );
    return handOver("agent_failed");
  }
}

function considered(said: Ruled, index: AnswerIndex, agent: AgentState): Considered {
  const cited = new Set(said.citations.map((citation) => citation.entryId));
  const entries = new Map(
    index.entries.filter((entry) => cited.has(entry.id)).map((entry) => [entry.id, entry]),
  );
  const { reason = "no_answer", ...rest } = said;
  return {
    ...rest,
    captured: tidy(said.captured),
    reason: said.ruled === "topic" ? "topic" : said.decision === "handover" || said.ruled ? reason : null,
    citations: storedCitations(said.citations, said.language, (id) => titleOf(entries.get(id))),
    versionId: agent.version?.id ?? null,
  };
}

const known = new WeakMap<AnswerIndex, ReadonlySet<string>>();

/** Those of the sources that an index has entries of; each index is looked through once. */
function sourcesOf(index: AnswerIndex, among: readonly string[]): ReadonlySet<string> {
  if (among.length === 0) return new Set();
  const held = known.get(index) ?? new Set(index.entries.map((entry) => entry.origin.sourceId));
  known.set(index, held);
  return new Set(among.filter((id) => held.has(id)));
}

/** An answer without a customer: nothing is stored, nothing is counted. */
export async function preview(
  context: Context,
  organizationId: OrganizationId,
  question: string,
  history: Turn[],
) {
  const agent = await inOrganization(context.db, organizationId, (db) => readAgent(db, organizationId));
  if (!agent.version) throw new Failure("not_trained");
  const reply = await replyTo(context, agent, question, history);
  return { reply, version: agent.version.number, answerFrom: agent.answerFrom };
}

export { spokenLanguage, waitingText } from "./rules.ts";
export { type AgentState, readAgent } from "./store.ts";
