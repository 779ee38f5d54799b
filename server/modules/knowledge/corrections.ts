import type { Correction, CorrectionProposal } from "#shared/contract/corrections.ts";
import type { Language } from "#shared/language.ts";
import { answer, type AnswerIndex, retrieve } from "#server/answers/answers.ts";
import type { FaqEntry } from "#server/answers/entry.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { type AgentState, originLabel, readAgent } from "#server/modules/agents/index.ts";
import { addPhrasings, liveFaqs, removePhrasings, writeFaq } from "./faqs.ts";
import { confirmQuestion } from "./test-questions.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import * as rules from "./correction-rules.ts";
import * as store from "./store/corrections.ts";

/** Entries that are looked at for a candidate. */
const looked = 12;

/** What the agent could learn from a customer's message: their question, the staff's answer, and where it may belong. */
export async function proposeCorrection(
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
  language: Language,
): Promise<CorrectionProposal> {
  const { asked, agent } = await inOrganization(context.db, organizationId, async (db) => ({
    asked: await store.findAnsweredMessage(db, organizationId, messageId),
    agent: await readAgent(db, organizationId),
  }));
  if (!asked) throw new Failure("not_found");
  const question = rules.tidyQuestion(asked.text);
  const index = agent.version && (await context.versions.get(agent.version));
  const near = index ? nearest(index, agent, question, asked.staffReply) : [];
  const spoken = asked.staffReply ? languageOf(asked.staffReply, []).language : asked.language;
  return {
    message_id: asked.id,
    question,
    answer: asked.staffReply ?? "",
    personal: rules.findPersonalData(asked.staffReply ?? "", asked.customerName),
    language: spoken,
    ...rules.candidatesOf(near, asked.staffReply, spoken, agent.clarifyFrom, (entry) =>
      originLabel(entry.origin, language),
    ),
  };
}

/** Answers the question comes near to, and those that say what staff said. */
function nearest(
  index: AnswerIndex,
  agent: AgentState,
  question: string,
  reply: string | null,
): rules.NearEntry[] {
  const { brand, answerFrom, clarifyFrom } = agent;
  const said = answer(index, { question, history: [], settings: { brand, answerFrom, clarifyFrom } });
  const sure = new Map(said.citations.map((citation) => [citation.entryId, citation.confidence]));
  const near = new Map<string, rules.NearEntry>();
  const hits = [...retrieve(index, question, looked), ...(reply ? retrieve(index, reply, looked) : [])];
  for (const { entry } of hits)
    if (entry.kind === "faq" && !near.has(entry.id))
      near.set(entry.id, { entry: entry satisfies FaqEntry, confidence: sure.get(entry.id) ?? 0 });
  return [...near.values()];
}

/** Teaches a customer's question, once: as a new answer, or as a phrasing of one the agent knows. */
export async function saveCorrection(
  context: Context,
  { organizationId, memberId }: MemberCaller,
  sent: {
    message_id: string;
    question: string;
    answer?: { ar: string | null; en: string | null } | undefined;
    entry_id?: string | undefined;
  },
  language: Language,
): Promise<Correction> {
  const agent = await inOrganization(context.db, organizationId, (db) => readAgent(db, organizationId));
  const entries = agent.version ? [...(await context.versions.get(agent.version)).entries] : [];
  const at = context.clock();
  const { lesson, ticketId } = await inOrganization(context.db, organizationId, async (db) => {
    const asked = await store.findAnsweredMessage(db, organizationId, sent.message_id);
    if (!asked) throw new Failure("not_found");
    const writer = { memberId, language, ticketId: asked.ticketId };
    const { entry_id: entryId, question } = sent;
    const added = entryId
      ? await addPhrasings(db, organizationId, entries, entryId, [question], writer, at)
      : null;
    const typed = { phrasings: [question], answer: sent.answer ?? { ar: null, en: null }, exact: false };
    const faqId = added?.faqId ?? (await writeFaq(db, organizationId, typed, writer, at));
    const made = {
      faqId,
      messageId: asked.id,
      ticketId: asked.ticketId,
      memberId,
      question: added?.phrasings[0] ?? question,
      madeFaq: !added,
      madePhrasing: added === null || added.phrasings.length > 0,
    };
    const id = await store.insertCorrection(db, organizationId, made, at);
    const row = id && (await store.findCorrection(db, organizationId, id));
    if (!row) throw new Failure("already_taught");
    const live = await liveFaqs(db, organizationId);
    return { lesson: rules.correctionView(row, live.revisions), ticketId: asked.ticketId };
  });
  context.events.publish({ organizationId, kind: "lesson", id: ticketId });
  return lesson;
}

export async function undoCorrection(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<null> {
  await inOrganization(context.db, organizationId, async (db) => {
    const lesson = await store.findCorrection(db, organizationId, id);
    if (!lesson) throw new Failure("not_found");
    await store.deleteCorrection(db, organizationId, id);
    if (lesson.made_phrasing)
      await removePhrasings(db, organizationId, lesson.faq_id, [lesson.question], context.clock());
  });
  context.events.publish({ organizationId, kind: "lesson", id });
  return null;
}

export async function listTicketCorrections(
  context: Context,
  organizationId: OrganizationId,
  ticketId: string,
) {
  return inOrganization(context.db, organizationId, async (db) => {
    if (!(await store.ticketExists(db, organizationId, ticketId))) throw new Failure("not_found");
    const live = await liveFaqs(db, organizationId);
    const lessons = await store.findTicketCorrections(db, organizationId, ticketId);
    return {
      lessons: lessons.map((row) => rules.correctionView(row, live.revisions)),
      verdicts: await store.findTicketFeedback(db, organizationId, ticketId),
    };
  });
}

/** Keeps what staff say of a reply. A right answer is from now on one of the questions the agent is tested with. */
export async function rateReply(
  context: Context,
  { organizationId, memberId }: MemberCaller,
  messageId: string,
  right: boolean | null,
): Promise<null> {
  const agent = await inOrganization(context.db, organizationId, (db) => readAgent(db, organizationId));
  const entries = right && agent.version ? [...(await context.versions.get(agent.version)).entries] : [];
  const at = context.clock();
  const ticketId = await inOrganization(context.db, organizationId, async (db) => {
    const reply = await store.findReply(db, organizationId, messageId);
    if (!reply) throw new Failure("not_found");
    if (right === null) await store.deleteFeedback(db, organizationId, messageId);
    else
      await store.upsertFeedback(
        db,
        organizationId,
        { messageId, ticketId: reply.ticketId, right, memberId },
        at,
      );
    const entry = entries.find(({ id }) => reply.entryIds.includes(id));
    if (right && entry && reply.decision === "answer" && reply.question) {
      const question = rules.tidyQuestion(reply.question);
      const { language } = languageOf(question, []);
      const shown = { entryId: entry.id, title: titleOf(entry), answer: wordsOf(entry, language) };
      await confirmQuestion(db, organizationId, { question, right: shown, memberId, at });
    }
    return reply.ticketId;
  });
  context.events.publish({ organizationId, kind: "lesson", id: ticketId });
  return null;
}
