import type { Correction, CorrectionProposal } from "#shared/contract/corrections.ts";
import type { Language } from "#shared/language.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { originLabel, readAgent } from "#server/modules/agents/index.ts";
import { findEntryOperation, findNearOperation } from "./engine-operations.ts";
import { addPhrasings, liveFaqs, removePhrasings, writeFaq } from "./faqs.ts";
import { runOnLiveVersion, runOnVersionOf } from "./live-version.ts";
import { confirmQuestion } from "./test-questions.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import { findSourceFaq } from "./source-faqs.ts";
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
  const { brand, answerFrom, clarifyFrom } = agent;
  const settings = { brand, answerFrom, clarifyFrom };
  const input = { question, reply: asked.staffReply, settings, count: looked };
  const near = (await runOnVersionOf(context, organizationId, agent, findNearOperation, input)) ?? [];
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
  const entry = sent.entry_id && (await findSourceFaq(context, organizationId, sent.entry_id));
  const at = context.clock();
  const { lesson, ticketId } = await inOrganization(context.db, organizationId, async (db) => {
    const asked = await store.findAnsweredMessage(db, organizationId, sent.message_id);
    if (!asked) throw new Failure("not_found");
    const writer = { memberId, language, ticketId: asked.ticketId };
    const { entry_id: entryId, question } = sent;
    const added = entryId
      ? await addPhrasings(db, organizationId, entry || undefined, entryId, [question], writer, at)
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
  const reply = await inOrganization(context.db, organizationId, (db) =>
    store.findReply(db, organizationId, messageId),
  );
  if (!reply) throw new Failure("not_found");
  const isConfirmed = right && reply.decision === "answer" && reply.entryIds.length > 0;
  const entry =
    isConfirmed && (await runOnLiveVersion(context, organizationId, findEntryOperation, reply.entryIds));
  const at = context.clock();
  await inOrganization(context.db, organizationId, async (db) => {
    if (right === null) await store.deleteFeedback(db, organizationId, messageId);
    else
      await store.upsertFeedback(
        db,
        organizationId,
        { messageId, ticketId: reply.ticketId, right, memberId },
        at,
      );
    if (entry && reply.question) {
      const question = rules.tidyQuestion(reply.question);
      const { language } = languageOf(question, []);
      const shown = { entryId: entry.id, title: titleOf(entry), answer: wordsOf(entry, language) };
      await confirmQuestion(db, organizationId, { question, right: shown, memberId, at });
    }
  });
  context.events.publish({ organizationId, kind: "lesson", id: reply.ticketId });
  return null;
}
