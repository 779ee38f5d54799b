import type { Correction, CorrectionProposal } from "#shared/contract/corrections.ts";
import type { Language } from "#shared/language.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { originLabel, readAgent } from "#server/modules/agents/index.ts";
import type { Tenant } from "#server/tenant.ts";
import { findEntryOperation, findNearOperation } from "./engine-operations.ts";
import { addPhrasings, readLiveFaqs, removePhrasings, writeFaq } from "./faqs.ts";
import { runOnLiveVersion, runOnVersionOf } from "./live-version.ts";
import { confirmQuestion } from "./test-questions.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import { findSourceFaq } from "./source-faqs.ts";
import * as rules from "./correction-rules.ts";
import * as store from "./store/corrections.ts";

/** Number of entries that are compared for a candidate. */
const looked = 12;

/**
 * Proposes a correction for a customer's message: the question, the staff reply, and the answers to which it may
 * belong.
 */
export async function proposeCorrection(
  tenant: Tenant,
  messageId: string,
  language: Language,
): Promise<CorrectionProposal> {
  const { asked, agent } = await tenant.transaction(async (db) => ({
    asked: await store.findAnsweredMessage(db, messageId),
    agent: await readAgent(db),
  }));
  if (!asked) throw new Failure("not_found");
  const question = rules.tidyQuestion(asked.text);
  const { brand, answerFrom, clarifyFrom } = agent;
  const settings = { brand, answerFrom, clarifyFrom };
  const input = { question, reply: asked.staffReply, settings, count: looked };
  const near = (await runOnVersionOf(tenant, agent, findNearOperation, input)) ?? [];
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

/** Teaches a customer's question once, as a new answer or as a phrasing of an existing one. */
export async function saveCorrection(
  tenant: Tenant,
  { memberId }: MemberCaller,
  input: {
    message_id: string;
    question: string;
    answer?: { ar: string | null; en: string | null } | undefined;
    entry_id?: string | undefined;
  },
  language: Language,
): Promise<Correction> {
  const entry = input.entry_id && (await findSourceFaq(tenant, input.entry_id));
  const at = tenant.clock();
  return tenant.transaction(async (db) => {
    const answeredMessage = await store.findAnsweredMessage(db, input.message_id);
    if (!answeredMessage) throw new Failure("not_found");
    const writer = { memberId, language, ticketId: answeredMessage.ticketId };
    const { entry_id: entryId, question } = input;
    const added = entryId
      ? await addPhrasings(db, entry || undefined, entryId, [question], writer, at)
      : null;
    const typed = { phrasings: [question], answer: input.answer ?? { ar: null, en: null }, exact: false };
    const faqId = added?.faqId ?? (await writeFaq(db, typed, writer, at));
    const made = {
      faqId,
      messageId: answeredMessage.id,
      ticketId: answeredMessage.ticketId,
      memberId,
      question: added?.phrasings[0] ?? question,
      madeFaq: !added,
      madePhrasing: added === null || added.phrasings.length > 0,
    };
    const id = await store.insertCorrection(db, made, at);
    const row = id && (await store.findCorrection(db, id));
    if (!row) throw new Failure("already_taught");
    db.publish({ kind: "lesson", id: answeredMessage.ticketId });
    const live = await readLiveFaqs(db);
    return rules.correctionView(row, live.revisions);
  });
}

export async function undoCorrection(tenant: Tenant, id: string): Promise<null> {
  await tenant.transaction(async (db) => {
    const correction = await store.findCorrection(db, id);
    if (!correction) throw new Failure("not_found");
    await store.deleteCorrection(db, id);
    if (correction.made_phrasing)
      await removePhrasings(db, correction.faq_id, [correction.question], tenant.clock());
    db.publish({ kind: "lesson", id });
  });
  return null;
}

export async function listTicketCorrections(tenant: Tenant, ticketId: string) {
  return tenant.transaction(async (db) => {
    if (!(await store.ticketExists(db, ticketId))) throw new Failure("not_found");
    const live = await readLiveFaqs(db);
    const corrections = await store.findTicketCorrections(db, ticketId);
    return {
      lessons: corrections.map((row) => rules.correctionView(row, live.revisions)),
      verdicts: await store.findTicketFeedback(db, ticketId),
    };
  });
}

/** Stores the staff's judgement of a reply. A right answer becomes a test question. */
export async function rateReply(
  tenant: Tenant,
  { memberId }: MemberCaller,
  messageId: string,
  right: boolean | null,
): Promise<null> {
  const reply = await tenant.transaction((db) => store.findReply(db, messageId));
  if (!reply) throw new Failure("not_found");
  const isConfirmed = right && reply.decision === "answer" && reply.entryIds.length > 0;
  const entry = isConfirmed && (await runOnLiveVersion(tenant, findEntryOperation, reply.entryIds));
  const at = tenant.clock();
  await tenant.transaction(async (db) => {
    if (right === null) await store.deleteFeedback(db, messageId);
    else await store.upsertFeedback(db, { messageId, ticketId: reply.ticketId, right, memberId }, at);
    if (entry && reply.question) {
      const question = rules.tidyQuestion(reply.question);
      const { language } = languageOf(question, []);
      const shown = { entryId: entry.id, title: titleOf(entry), answer: wordsOf(entry, language) };
      await confirmQuestion(db, { question, right: shown, memberId, messageId, at });
    }
    db.publish({ kind: "lesson", id: reply.ticketId });
  });
  return null;
}
