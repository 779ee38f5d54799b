import type { Captured, Turn } from "#server/answers/entry.ts";
import { limitHistory, limitMessage } from "#server/answers/limits.ts";
import { captureFrom } from "#server/answers/understand/captured.ts";
import type { FlowState } from "#server/answers/flows/flow.ts";
import type { FlowRequest } from "#server/answers/flows/take-turn.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import { listConnectedKinds } from "#server/modules/connections/index.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { agentKinds, type AgentKind, type AgentSettings, type AgentView } from "#shared/contract/agents.ts";
import type { Writing } from "#shared/contract/models.ts";
import { type Assistant, createAssistant, readModels } from "./models.ts";
import { cleanSettings, settingsProblems } from "#shared/rules/agent-settings.ts";
import { clarifyThreshold } from "#shared/rules/certainty.ts";
import { mayResearch } from "./model-research.ts";
import type { DeferReason } from "./defer-reasons.ts";
import { decideReplyOperation, suggestTextOperation } from "./engine-operations.ts";
import {
  type DecidedReply,
  fullText,
  type RequestContext,
  type Reply,
  spokenLanguage,
  normaliseCaptured,
  withSettings,
} from "./reply-rules.ts";
import type { StoredCitation } from "./stored-citations.ts";
import type { SuggestedText } from "./suggestion-rules.ts";
import type { Withheld } from "#server/modules/billing/index.ts";
import { updateOrganization } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import {
  type AgentFigures,
  type AgentState,
  readAgent,
  readFigures,
  readSettings,
  saveSettings,
} from "./store/agents.ts";

/** A complete reply, ready to be stored. */
export type StoredReply = Omit<Reply, "citations"> & {
  citations: StoredCitation[];
  versionId: string | null;
  /** The language model's part in the wording; absent when no model was called. */
  writing?: Writing | null;
  /** The request that is being collected from the customer; null when there is none. */
  flow?: FlowState | null;
  /** A request that is passed on to the team with this reply. */
  request?: FlowRequest;
};

/** Facts about a message besides its text; a preview has none. */
export interface Situation {
  channel?: string;
  /** Whether the message contains something that the agent cannot read. */
  unreadable?: boolean;
  /** Reason why the plan does not allow a reply of the agent now. */
  withheld?: Withheld | null;
  /** Whether the customer has left a phone number or an address. */
  reachable?: boolean;
  /** The request that is being collected and the known contact data; absent when none is collected here. */
  requests?: RequestContext | undefined;
  /** Language models that help with the search and the wording, if they are set. */
  assistant?: Assistant;
}

/** Returns contact data and order numbers in a message that the agent does not answer. */
export const captureContactData = (message: string): Captured =>
  normaliseCaptured(captureFrom(limitMessage(message)));

/**
 * Returns the agent's reply to a message. Never throws: every error becomes a handover, because the customer would
 * otherwise get no reply.
 */
export async function replyTo(
  tenant: Tenant,
  agent: AgentState,
  message: string,
  turns: Turn[],
  situation: Situation = {},
): Promise<StoredReply> {
  const question = limitMessage(message);
  const history = limitHistory(turns);
  const considered = await consider(tenant, agent, question, history, situation);
  const decided = await withResearch(tenant, agent, considered, { question, history, situation });
  const { appliedRule, curated, closing: _, ...reply } = decided;
  if (decided.reason === null && !appliedRule) {
    // A model that searched for the answer has already worded it.
    const isOwn = reply.decision !== "answer" || curated || reply.flow !== null || reply.writing;
    if (isOwn || !situation.assistant) return reply;
    const quotes = reply.citations.filter((citation) => citation.used).map((citation) => citation.quote);
    const { language, text: found } = reply;
    const draft = { question, history, language, text: found, quotes, tone: agent.tone, brand: agent.brand };
    return { ...reply, ...(await situation.assistant.word(draft)) };
  }
  const reachable = Boolean(situation.reachable || reply.captured.phone || reply.captured.email);
  return { ...reply, text: fullText(agent, decided, { at: tenant.clock(), reachable }) };
}

/**
 * Returns the model's reply when the engine is uncertain. Without a model, or when the model finds nothing, it
 * returns the engine's reply.
 */
async function withResearch(
  tenant: Tenant,
  agent: AgentState,
  decided: StoredDecidedReply,
  { question, history, situation }: { question: string; history: Turn[]; situation: Situation },
): Promise<StoredDecidedReply> {
  const { version } = agent;
  if (!version || !situation.assistant || !mayResearch(agent, decided)) return decided;
  const { reply, request, writing } = await situation.assistant.research({
    agent,
    version,
    question,
    history,
    said: decided,
  });
  const { requests } = situation;
  if (request && requests) {
    const wanted = { ...requests, wanted: request };
    const considered = await consider(tenant, agent, question, history, { ...situation, requests: wanted });
    return { ...considered, writing };
  }
  const { appliedRule: _, ...rest } = decided;
  return reply ? { ...rest, ...reply, reason: null, writing } : { ...decided, writing };
}

/** A reply before the text of a handover is added. */
type StoredDecidedReply = StoredReply & DecidedReply;

/** Returns the reply according to the engine and the owner's rules. Never throws. */
async function consider(
  tenant: Tenant,
  agent: AgentState,
  question: string,
  history: Turn[],
  { channel, assistant, unreadable, withheld, requests }: Situation = {},
): Promise<StoredDecidedReply> {
  const handOver = (reason: DeferReason): StoredDecidedReply => ({
    decision: "handover",
    text: "",
    language: spokenLanguage(agent.languages, languageOf(question, history).language),
    confidence: 0,
    citations: [],
    choices: [],
    reason,
    captured: captureContactData(question),
    urgent: false,
    flow: null,
    versionId: agent.version?.id ?? null,
  });
  if (!agent.enabled || (channel !== undefined && agent.channelsOff.includes(channel)))
    return handOver("agent_off");
  if (withheld) return handOver(withheld);
  if (unreadable) return handOver("attachment");
  if (!agent.version) return handOver("not_trained");
  try {
    const { version } = agent;
    const embedded = await assistant?.embed(version.id, question);
    const message = { question, history, at: tenant.clock(), requests };
    const decided = await tenant.engine.run(decideReplyOperation, {
      organizationId: tenant.id,
      version,
      vectors: embedded?.file,
      input: { agent, message, vector: embedded?.vector },
    });
    return { ...decided, versionId: version.id };
  } catch (problem) {
    tenant.log.error(
      { problem: (problem as Error).message, stack: (problem as Error).stack },
      "the agent failed to answer",
    );
    return handOver("agent_failed");
  }
}

/**
 * Suggests a reply to a message from the published version; `told` is the agent's reply to the message. Null when
 * there is nothing useful to suggest.
 */
export async function suggestReply(
  tenant: Tenant,
  agent: AgentState,
  { text, history, previousReply }: { text: string; history: Turn[]; previousReply: string },
): Promise<SuggestedText | null> {
  if (!agent.version) return null;
  const message = {
    question: limitMessage(text),
    history: limitHistory(history),
    previousReply,
    at: tenant.clock(),
  };
  return tenant.engine.run(suggestTextOperation, {
    organizationId: tenant.id,
    version: agent.version,
    input: { agent, message },
  });
}

/** Previews an answer with the current or other settings. Nothing is stored or counted. */
export async function preview(
  tenant: Tenant,
  previewed: { question: string; history: Turn[]; kind?: AgentKind; settings?: AgentSettings | undefined },
) {
  const { saved, models } = await tenant.transaction(async (db) => ({
    saved: await readAgent(db, previewed.kind),
    models: await readModels(db),
  }));
  if (!saved.version) throw new Failure("not_trained");
  const agent = previewed.settings ? withSettings(saved, checkSettings(previewed.settings)) : saved;
  const assistant = createAssistant(tenant, models);
  const reply = await replyTo(tenant, agent, previewed.question, previewed.history, { assistant });
  return { reply, version: saved.version.number, answerFrom: agent.answerFrom };
}

function checkSettings(typed: AgentSettings): AgentSettings {
  const settings = cleanSettings(typed);
  requireFields(settingsProblems(settings));
  return settings;
}

/** Returns both agents, as their pages show them. */
export async function listAgents(tenant: Tenant): Promise<AgentView[]> {
  const now = tenant.clock();
  return tenant.transaction(async (db) => {
    const figures = await readFigures(db, now);
    const views: AgentView[] = [];
    for (const kind of agentKinds) views.push(await viewOf(db, kind, figures[kind]));
    return views;
  });
}

/** Changes an agent. The change applies to the next message, because no state is kept in memory. */
export async function saveAgent(tenant: Tenant, kind: AgentKind, typed: AgentSettings): Promise<AgentView> {
  const settings = checkSettings(typed);
  const clarifyFrom = settings.answer_from === null ? null : clarifyThreshold(settings.answer_from);
  const now = tenant.clock();
  return tenant.transaction(async (db) => {
    await saveSettings(db, kind, settings, clarifyFrom);
    await updateOrganization(db, { time_zone: settings.time_zone });
    db.publish({ kind: "agent", id: tenant.id });
    const figures = await readFigures(db, now);
    return viewOf(db, kind, figures[kind]);
  });
}

async function viewOf(db: TenantDb, kind: AgentKind, month: AgentFigures): Promise<AgentView> {
  const { automatic, version, staffSources } = await readAgent(db, kind);
  return {
    kind,
    settings: await readSettings(db, kind),
    automatic: { answer_from: automatic.answerFrom, measured: automatic.measured },
    channels: ["chat" as const, ...(await listConnectedKinds(db))],
    version: version?.number ?? null,
    staff_sources: staffSources.length,
    month,
  };
}

export { spokenLanguage } from "./reply-rules.ts";
export { type EscalationNotice, noticeText } from "./staff-notice.ts";
export { originLabel } from "./stored-citations.ts";
export { type AgentState, readAgent } from "./store/agents.ts";
