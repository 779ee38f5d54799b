import { setImmediate as breathe } from "node:timers/promises";
import type { Language } from "#shared/language.ts";
import type { FaqEntry } from "#server/answers/entry.ts";
import { groupInThread } from "./group-in-thread.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { tidyQuestion } from "./correction-rules.ts";
import { askGroupOperation } from "./engine-operations.ts";
import { addPhrasings, writeFaq } from "./faqs.ts";
import { runOnVersionOf } from "./live-version.ts";
import { wordsOf } from "#server/versions/quality/entry-words.ts";
import { findSourceFaq } from "./source-faqs.ts";
import * as rules from "./unanswered-question-rules.ts";
import * as store from "./store/unanswered-questions.ts";

/** Number of entries that are compared for a suggestion, and of a group's questions that the agent is asked again. */
const looked = 8;
const askedAgain = 3;
/** Questions that are processed at once, so that customers' messages are answered in between. */
const tidiedAtOnce = 50;

/** Lists the groups as they were last stored. If something has changed since, a job groups the questions again. */
export async function listUnansweredQuestions(
  tenant: Tenant,
  query: { page: number; page_size: number },
  language: Language,
) {
  const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
  return tenant.transaction(async (db) => {
    const grouping = await store.findGrouping(db);
    const now = await store.fingerprint(db, tenant.clock());
    const grouped = grouping?.fingerprint === now;
    if (!grouped && !tenant.isReadOnly) await enqueueGrouping(db);
    return {
      data: (await store.listUnansweredQuestions(db, page)).map((row) =>
        rules.questionGroupView(row, language),
      ),
      meta: {
        page: query.page,
        page_size: query.page_size,
        total: await store.countQuestionGroups(db),
      },
      grouped_at: grouping?.grouped_at.toISOString() ?? null,
      grouping: !grouped,
      asked: grouping?.asked ?? 0,
    };
  });
}

const enqueueGrouping = (db: TenantDb) =>
  enqueue(db, "gaps.group", {}, { key: `gaps:${db.tenant.id}`, attempts: 3 });

/** Groups the open questions again, without those that the agent can answer by now. */
export async function groupUnansweredQuestions(tenant: Tenant): Promise<string> {
  const now = tenant.clock();
  const since = new Date(now.getTime() - rules.lookBackDays * 24 * 3600 * 1000);
  const {
    fingerprint,
    asked: openQuestions,
    offTopic,
    agent,
  } = await tenant.transaction(async (db) => ({
    fingerprint: await store.fingerprint(db, now),
    asked: await store.listOpenQuestions(db, since, rules.maxQuestions),
    offTopic: await store.listOffTopicQuestions(db, rules.maxOffTopicQuestions),
    agent: await readAgent(db),
  }));
  const questions = await tidyQuestions(openQuestions);
  const aside = new Set(await tidyQuestions(offTopic));
  const grouped = await groupInThread([...questions, ...aside]);
  const groups = rules.rankGroups(rules.onTopic(grouped, aside), now);
  const { brand, answerFrom, clarifyFrom } = agent;
  const settings = { brand, answerFrom, clarifyFrom };
  const rows: rules.QuestionGroupRow[] = [];
  for (const group of groups) {
    if (rows.length === rules.maxGroups) break;
    const input = { questions: askedAgainOf(group), central: group.central.text, settings, count: looked };
    const known = await runOnVersionOf(tenant, agent, askGroupOperation, input);
    if (known?.isAnswered) continue;
    const suggestion = known?.nearest ? suggestionOf(known.nearest, group.central) : null;
    rows.push(rules.questionGroupRow(group, suggestion, now));
  }
  const total = rows.reduce((sum, row) => sum + row.message_ids.length, 0);
  await tenant.transaction(async (db) => {
    await store.replaceQuestionGroups(db, rows, { fingerprint, asked: total, grouped_at: now });
    db.publish({ kind: "gap", id: tenant.id });
  });
  return `grouped ${questions.length} open questions: ${rows.length} gaps`;
}

/** Returns the questions that can be understood alone, without personal data. */
async function tidyQuestions(openQuestions: readonly rules.OpenQuestion[]): Promise<rules.OpenQuestion[]> {
  const questions: rules.OpenQuestion[] = [];
  for (const [index, question] of openQuestions.entries()) {
    if (index % tidiedAtOnce === 0) await breathe();
    const text = tidyQuestion(question.text);
    if (rules.isSelfContained(text)) questions.push({ ...question, text });
  }
  return questions;
}

/**
 * Returns the newest questions of a group, with which the agent is tested again. A group with an answer that staff
 * judged wrong stays unanswered without a test.
 */
const askedAgainOf = ({ questions }: rules.Group): string[] =>
  questions.some((question) => question.wrong)
    ? []
    : questions.slice(-askedAgain).map((question) => question.text);

const suggestionOf = (entry: FaqEntry, { language }: rules.OpenQuestion): rules.Suggestion => ({
  entry_id: entry.id,
  question: entry.phrasings[0] ?? "",
  answer: wordsOf(entry, language),
  origin: entry.origin,
});

/**
 * Puts a group aside. One that is dismissed comes back when somebody asks again; of one that is not about the business,
 * later questions of the same meaning do not count either.
 */
export async function dismissUnansweredQuestion(
  tenant: Tenant,
  { memberId }: MemberCaller,
  id: string,
  { isOffTopic }: { isOffTopic: boolean },
): Promise<{ settled: number }> {
  const settled = await tenant.transaction(async (db) => {
    const group = await store.findQuestionGroup(db, id);
    if (!group) throw new Failure("not_found");
    await store.settleQuestion(db, group, { faqId: null, memberId, isOffTopic }, tenant.clock());
    db.publish({ kind: "gap", id });
    return group.message_ids.length;
  });
  return { settled };
}

export async function reopenUnansweredQuestion(tenant: Tenant, id: string): Promise<{ settled: number }> {
  const settled = await tenant.transaction(async (db) => {
    const reopenedCount = await store.reopenQuestions(db, id);
    if (reopenedCount === 0) throw new Failure("not_found");
    await enqueueGrouping(db);
    db.publish({ kind: "gap", id });
    return reopenedCount;
  });
  return { settled };
}

/**
 * Writes the group's answer, or adds its questions to an existing answer. The questions become open again if that
 * answer is deleted.
 */
export async function answerUnansweredQuestion(
  tenant: Tenant,
  { memberId }: MemberCaller,
  id: string,
  input: {
    phrasings: string[];
    answer?: { ar: string | null; en: string | null } | undefined;
    exact: boolean;
    entry_id?: string | undefined;
  },
  language: Language,
): Promise<{ faq_id: string }> {
  const entry = input.entry_id ? await findSourceFaq(tenant, input.entry_id) : undefined;
  const at = tenant.clock();
  const faqId = await tenant.transaction(async (db) => {
    const group = await store.findQuestionGroup(db, id);
    if (!group) throw new Failure("not_found");
    const writer = { memberId, language, ticketId: group.examples[0]?.ticket.id };
    const { phrasings, exact, entry_id: entryId } = input;
    const written = entryId
      ? (await addPhrasings(db, entry, entryId, phrasings, writer, at)).faqId
      : await writeFaq(db, { phrasings, exact, answer: input.answer ?? { ar: null, en: null } }, writer, at);
    await store.settleQuestion(db, group, { faqId: written, memberId, isOffTopic: false }, at);
    db.publish({ kind: "faq", id: written });
    return written;
  });
  return { faq_id: faqId };
}
