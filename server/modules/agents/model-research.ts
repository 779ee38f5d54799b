import { type LookUpItem, offerItems, quoteItem } from "#server/answers/answers.ts";
import type { Turn } from "#server/answers/entry.ts";
import { costOf } from "#server/llm/model.ts";
import { research, type ResearchOutcome } from "#server/llm/research/research.ts";
import type { Writing } from "#shared/contract/models.ts";
import type { FlowKind } from "#shared/rules/flow-request.ts";
import type { StoredVersion } from "#server/versions/loaded-versions.ts";
import type { Tenant } from "#server/tenant.ts";
import { lookUpOperation } from "./engine-operations.ts";
import { breakers, reserveCall, secretOf, settleCall, tokensOf } from "./model-calls.ts";
import { writerInUse } from "./model-rules.ts";
import type { DecidedReply } from "./reply-rules.ts";
import { readStoredCitations, type StoredCitation } from "./stored-citations.ts";
import type { AgentState } from "./store/agents.ts";
import type { ModelRows } from "./store/models.ts";

/** A message that the engine is uncertain about, with its own reply. */
export interface UnsureMessage {
  agent: AgentState;
  version: StoredVersion;
  question: string;
  history: Turn[];
  said: DecidedReply;
}

/** The model's finding as a part of a reply. `request` is a flow that the engine starts. */
export interface ModelFinding {
  reply?: Pick<DecidedReply, "decision" | "text" | "choices" | "citations">;
  request?: FlowKind;
  /** Null when no model was called. */
  writing: Writing | null;
}

/** Reasons for a handover for which a model may find an answer. */
const unsureReasons: readonly DecidedReply["reason"][] = ["no_answer", "low_confidence"];

/** Probability below which a model may search for a better answer than the engine's. */
const doubtedBelow = 0.75;

/**
 * Whether a model may search for an answer: the engine is uncertain, and the message only asks for an answer. A
 * wish for a person, a complaint and a topic that the owner reserves for people are handed over without delay.
 */
export function mayResearch({ answerFrom }: AgentState, reply: DecidedReply): boolean {
  if (reply.flow !== null || reply.urgent || reply.appliedRule === "topic") return false;
  if (reply.decision === "answer") return !reply.curated && reply.confidence < doubtedBelow;
  if (reply.confidence >= answerFrom) return false;
  const isAskedBack =
    reply.decision === "clarify" && (reply.appliedRule === "rephrase" || reply.choices.length > 0);
  return isAskedBack || (reply.decision === "handover" && unsureReasons.includes(reply.reason));
}

/** Returns the citations of the model's reply, followed by those that the engine considered. */
function citationsOf(items: readonly LookUpItem[], reply: DecidedReply): StoredCitation[] {
  const { language, confidence } = reply;
  const used = items.flatMap(({ title, citations }) =>
    // The model gives no probability, so the engine's is stored.
    readStoredCitations(
      citations.map((citation) => ({ ...citation, confidence, used: true })),
      language,
      () => title,
    ),
  );
  const cited = new Set(used.map(({ entry_id }) => entry_id));
  const others = reply.citations.filter(({ entry_id }) => !cited.has(entry_id));
  return [...used, ...others.map((citation) => ({ ...citation, used: false }))];
}

/** Returns the model's finding as a reply; undefined when the engine's reply is kept. */
export function researchedReply(
  outcome: ResearchOutcome,
  { agent, said }: Pick<UnsureMessage, "agent" | "said">,
): ModelFinding["reply"] {
  const voice = { language: said.language, tone: agent.tone };
  switch (outcome.kind) {
    case "reply":
      return {
        decision: "answer",
        text: outcome.text,
        choices: [],
        citations: citationsOf(outcome.items, said),
      };
    case "quote":
      return {
        decision: "answer",
        text: quoteItem(outcome.item, voice),
        choices: [],
        citations: citationsOf([outcome.item], said),
      };
    case "ask_back": {
      const citations = said.citations.map((citation) => ({ ...citation, used: false }));
      return { decision: "clarify", ...offerItems(outcome.items, voice), citations };
    }
    case "start_request":
    case "hand_over":
      return undefined;
  }
}

/** Searches for the answer to a message with the organisation's model, if there is one. Never throws. */
export async function researchMessage(
  tenant: Tenant,
  { settings }: ModelRows,
  message: UnsureMessage,
): Promise<ModelFinding> {
  try {
    return await tryResearch(tenant, settings, message);
  } catch (problem) {
    tenant.log.error({ problem: (problem as Error).message }, "no model could look for an answer");
    return { writing: null };
  }
}

async function tryResearch(
  tenant: Tenant,
  settings: ModelRows["settings"],
  message: UnsureMessage,
): Promise<ModelFinding> {
  const inUse = writerInUse(tenant, settings, secretOf(tenant));
  if (inUse === null || inUse === "key_lost" || !breakers.admits(inUse.line)) return { writing: null };
  const { agent, version, question, history, said } = message;
  const at = tenant.clock();
  const now = { at, timeZone: agent.handover.timeZone };
  const { language } = said;
  const used = { input: 0, output: 0 };
  let reserved = 0;
  const { outcome, outage } = await research(
    inUse.access,
    { question, history, language, tone: agent.tone, brand: agent.brand, now },
    {
      totalMs: tenant.config.llm.totalMs,
      lookUp: (lookUps) =>
        tenant.engine.run(lookUpOperation, {
          organizationId: tenant.id,
          version,
          input: { agent, lookUps, language, now },
        }),
      reserve: async (most) => {
        const cost = costOf(most, inUse.prices);
        const isReserved = await reserveCall(tenant, inUse, cost, at);
        if (isReserved) reserved += cost;
        return isReserved;
      },
      onUsage: ({ input, output }) => {
        used.input += input;
        used.output += output;
      },
    },
  );
  if (outage) breakers.failed(inUse.line);
  else breakers.succeeded(inUse.line);
  const problem = outcome.kind === "hand_over" ? outcome.problem : null;
  const isFound = outcome.kind === "reply" || outcome.kind === "quote";
  const back = reserved - costOf(used, inUse.prices);
  await settleCall(tenant, { back, ...used, outcome: { written: isFound ? 1 : 0, fallback: problem } }, at);
  const { model } = inUse.access;
  if (problem) tenant.log.warn({ problem, model }, "the model found no answer that may be said");
  const reply = researchedReply(outcome, message);
  return {
    ...(reply && { reply }),
    ...(outcome.kind === "start_request" && { request: outcome.request }),
    writing: isFound
      ? { by: "model", model, fallback: null, found: true, ...tokensOf(used) }
      : { by: "engine", model, fallback: problem, ...tokensOf(used) },
  };
}
