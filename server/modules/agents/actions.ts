import type { Captured, KnowledgeEntry, Turn } from "#server/answers/entry.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import { answer } from "#server/answers/answers.ts";
import { captureFrom } from "#server/answers/understand/captured.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { handoverText, type Reply, storedCitations, type StoredCitation } from "./rules.ts";
import { type AgentState, readAgent } from "./store.ts";

/** A reply ready to be stored. */
export type StoredReply = Omit<Reply, "citations"> & {
  citations: StoredCitation[];
  versionId: string | null;
};

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
): Promise<StoredReply> {
  const { language } = languageOf(question, history);
  const handOver = (reason: "not_trained" | "agent_failed"): StoredReply => ({
    decision: "handover",
    text: handoverText(language, reason),
    language,
    confidence: 0,
    citations: [],
    choices: [],
    reason,
    captured: {},
    urgent: false,
    versionId: agent.version?.id ?? null,
  });
  if (!agent.version) return handOver("not_trained");
  try {
    const index = await context.versions.get(agent.version);
    const said = answer(index, {
      question,
      history,
      settings: { brand: agent.brand, answerFrom: agent.answerFrom, clarifyFrom: agent.clarifyFrom },
    });
    const entries = new Map(
      said.citations.map((citation) => [citation.entryId, undefined as KnowledgeEntry | undefined]),
    );
    for (const entry of index.entries) if (entries.has(entry.id)) entries.set(entry.id, entry);
    const reason = said.decision === "handover" ? (said.reason ?? "no_answer") : null;
    return {
      ...said,
      captured: tidy(said.captured),
      reason,
      text: reason ? handoverText(said.language, reason) : said.text,
      citations: storedCitations(said.citations, said.language, (id) => titleOf(entries.get(id))),
      versionId: agent.version.id,
    };
  } catch (problem) {
    context.log.error(
      { problem: (problem as Error).message, stack: (problem as Error).stack },
      "the agent failed to answer",
    );
    return handOver("agent_failed");
  }
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

export { type AgentState, readAgent } from "./store.ts";
