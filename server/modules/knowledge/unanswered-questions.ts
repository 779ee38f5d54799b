import { setImmediate as breathe } from "node:timers/promises";
import type { Language } from "#shared/language.ts";
import { answer, type AnswerIndex, retrieve } from "#server/answers/answers.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { groupInThread } from "#server/gaps/group-in-thread.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { type AgentState, readAgent } from "#server/modules/agents/index.ts";
import { addPhrasings, liveEntries, writeFaq } from "./faqs.ts";
import { tidyQuestion } from "./correction-rules.ts";
import { wordsOf } from "#server/versions/quality/entry-words.ts";
import * as rules from "./unanswered-question-rules.ts";
import * as store from "./store/unanswered-questions.ts";

/** Entries that are looked at for a suggestion, and questions of a gap that the agent is asked again. */
const looked = 8;
const askedAgain = 3;
/** Questions that are read between two customers' messages. */
const tidiedAtOnce = 50;

/** The gaps as they were last grouped. When something has changed since, they are grouped again behind the page's back. */
export async function listUnansweredQuestions(
  context: Context,
  organizationId: OrganizationId,
  query: { page: number; page_size: number },
  language: Language,
) {
  const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
  return inOrganization(context.db, organizationId, async (db) => {
    const grouping = await store.findGrouping(db, organizationId);
    const now = await store.fingerprint(db, organizationId, context.clock());
    const grouped = grouping?.fingerprint === now;
    if (!grouped) await enqueueGrouping(db, organizationId);
    return {
      data: (await store.listUnansweredQuestions(db, organizationId, page)).map((row) =>
        rules.questionGroupView(row, language),
      ),
      meta: {
        page: query.page,
        page_size: query.page_size,
        total: await store.countQuestionGroups(db, organizationId),
      },
      grouped_at: grouping?.grouped_at.toISOString() ?? null,
      grouping: !grouped,
      asked: grouping?.asked ?? 0,
    };
  });
}

const enqueueGrouping = (db: TenantDb, organizationId: OrganizationId) =>
  enqueue(db, organizationId, "gaps.group", {}, { key: `gaps:${organizationId}`, attempts: 3 });

/** Groups the open questions anew: what the agent could answer by now is no gap any more. */
export async function groupUnansweredQuestions(
  context: Context,
  organizationId: OrganizationId,
): Promise<string> {
  const now = context.clock();
  const since = new Date(now.getTime() - rules.lookBackDays * 24 * 3600 * 1000);
  const { fingerprint, asked, agent } = await inOrganization(context.db, organizationId, async (db) => ({
    fingerprint: await store.fingerprint(db, organizationId, now),
    asked: await store.openQuestions(db, organizationId, since, rules.maxQuestions),
    agent: await readAgent(db, organizationId),
  }));
  const questions = await tidied(asked);
  const groups = rules.rankGroups(await groupInThread(questions), now);
  const index = agent.version && (await context.versions.get(agent.version));
  const rows: rules.QuestionGroupRow[] = [];
  for (const group of groups) {
    if (rows.length === rules.maxGroups) break;
    // Each takes the engine some milliseconds: between them customers are answered.
    await breathe();
    if (index && isAnsweredNow(index, agent, group)) continue;
    rows.push(rules.questionGroupRow(group, index ? suggestionFor(index, agent, group.central) : null, now));
  }
  const standing = rows.reduce((sum, row) => sum + row.message_ids.length, 0);
  await inOrganization(context.db, organizationId, (db) =>
    store.replaceQuestionGroups(db, organizationId, rows, { fingerprint, asked: standing, grouped_at: now }),
  );
  context.events.publish({ organizationId, kind: "gap", id: organizationId });
  return `grouped ${questions.length} open questions: ${rows.length} gaps`;
}

/** Those that can stand by themselves, without what belongs to one customer. */
async function tidied(asked: readonly rules.OpenQuestion[]): Promise<rules.OpenQuestion[]> {
  const questions: rules.OpenQuestion[] = [];
  for (const [at, question] of asked.entries()) {
    if (at % tidiedAtOnce === 0) await breathe();
    const text = tidyQuestion(question.text);
    if (rules.isSelfContained(text)) questions.push({ ...question, text });
  }
  return questions;
}

const ask = (index: AnswerIndex, { brand, answerFrom, clarifyFrom }: AgentState, question: string) =>
  answer(index, { question, history: [], settings: { brand, answerFrom, clarifyFrom } });

/** True when the live version answers them, the newest first. What it answers wrongly, as staff say, stays a gap. */
function isAnsweredNow(index: AnswerIndex, agent: AgentState, { questions }: rules.Group): boolean {
  if (questions.some((question) => question.wrong)) return false;
  return questions
    .slice(-askedAgain)
    .every((question) => ask(index, agent, question.text).decision === "answer");
}

function suggestionFor(
  index: AnswerIndex,
  agent: AgentState,
  { text, language }: rules.OpenQuestion,
): rules.Suggestion | null {
  const said = ask(index, agent, text);
  const sure = new Map(said.citations.map((citation) => [citation.entryId, citation.confidence]));
  const best = retrieve(index, text, looked).find(({ entry }) => entry.kind === "faq")?.entry;
  // Nearer than that the agent would have offered it to the customer; further away it only takes up room.
  if (best?.kind !== "faq" || (sure.get(best.id) ?? 0) < agent.clarifyFrom) return null;
  return {
    entry_id: best.id,
    question: best.phrasings[0] ?? "",
    answer: wordsOf(best, language),
    origin: best.origin,
  };
}

export async function dismissUnansweredQuestion(
  context: Context,
  { organizationId, memberId }: MemberCaller,
  id: string,
): Promise<{ settled: number }> {
  const settled = await inOrganization(context.db, organizationId, async (db) => {
    const gap = await store.findQuestionGroup(db, organizationId, id);
    if (!gap) throw new Failure("not_found");
    await store.settleQuestion(db, organizationId, gap, { faqId: null, memberId }, context.clock());
    return gap.message_ids.length;
  });
  context.events.publish({ organizationId, kind: "gap", id });
  return { settled };
}

export async function reopenUnansweredQuestion(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<{ settled: number }> {
  const settled = await inOrganization(context.db, organizationId, async (db) => {
    const opened = await store.reopenQuestions(db, organizationId, id);
    if (opened === 0) throw new Failure("not_found");
    await enqueueGrouping(db, organizationId);
    return opened;
  });
  context.events.publish({ organizationId, kind: "gap", id });
  return { settled };
}

/** Writes the gap's answer, or adds its questions to one the agent knows. Its questions are open again should that be deleted. */
export async function answerUnansweredQuestion(
  context: Context,
  { organizationId, memberId }: MemberCaller,
  id: string,
  sent: {
    phrasings: string[];
    answer?: { ar: string | null; en: string | null } | undefined;
    exact: boolean;
    entry_id?: string | undefined;
  },
  language: Language,
): Promise<{ faq_id: string }> {
  const entries = sent.entry_id ? await liveEntries(context, organizationId) : [];
  const at = context.clock();
  const faqId = await inOrganization(context.db, organizationId, async (db) => {
    const gap = await store.findQuestionGroup(db, organizationId, id);
    if (!gap) throw new Failure("not_found");
    const writer = { memberId, language, ticketId: gap.examples[0]?.ticket.id };
    const { phrasings, exact, entry_id: entryId } = sent;
    const written = entryId
      ? (await addPhrasings(db, organizationId, entries, entryId, phrasings, writer, at)).faqId
      : await writeFaq(
          db,
          organizationId,
          { phrasings, exact, answer: sent.answer ?? { ar: null, en: null } },
          writer,
          at,
        );
    await store.settleQuestion(db, organizationId, gap, { faqId: written, memberId }, at);
    return written;
  });
  context.events.publish({ organizationId, kind: "faq", id: faqId });
  return { faq_id: faqId };
}
