import { groupUnansweredQuestions } from "#server/modules/knowledge/unanswered-questions.ts";
import { tenantOf } from "#server/tenant.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { faqBytes, workbookBytes } from "#server/testing/workbook-bytes.ts";
import { writtenEntryId } from "#server/versions/written-faqs.ts";
import type { AuditWorld } from "./audit-world.ts";

/** Makes the calls around a training, which need a version that answers. */
export async function makeTrainingCalls({ app, owner, call, settle, find }: AuditWorld): Promise<void> {
  await call("knowledge.train");
  await settle();
  const live = await find(
    "select published_version_id from organizations where id = $1",
    owner.organizationId,
  );
  const older = await find(
    "select id from versions where organization_id = $1 and id <> $2 and file_key is not null order by number desc",
    owner.organizationId,
    live,
  );
  await call("knowledge.publishVersion", { at: [older] });
  await app.database.ownerPool.query(
    "update versions set held_back = 'own_question', published_at = null where id = $1",
    [live],
  );
  await call("quality.dismiss", { at: [live] });
}

/** Makes the calls that change what the agents know. */
export async function makeSourceCalls({ call, settle, app }: AuditWorld): Promise<void> {
  const bytes = faqBytes([{ phrasings: ["متى تفتحون؟"], answer: "من الثامنة صباحًا" }]);
  const source = await call("knowledge.uploadFile", { file: { name: "questions.xlsx", bytes } });
  await settle();
  await call("knowledge.setAudience", { at: [source.id] });
  await call("knowledge.setTitles", { at: [source.id] });
  const page = await call("knowledge.addUrl", { json: { url: "https://shop.example/" } });
  await settle();
  await app.database.ownerPool.query("update sources set status = 'failed' where id = $1", [page.id]);
  await call("knowledge.retrySource", { at: [page.id] });
  await call("knowledge.deleteSource", { at: [page.id] });
  await call("knowledge.setBrand", { json: { ar: "زنجبار", en: "Zanzibar" } });
  await call("knowledge.stateFact", {
    json: { topic: "returns", value: { ar: "سبعة أيام", en: "Seven days" } },
  });
  await call("knowledge.withdrawFact", { at: ["returns"] });
  const { faq } = await call("faqs.create", {
    json: { phrasings: ["أين أنتم؟"], answer: { ar: "الرياض", en: null } },
  });
  await call("faqs.addPhrasing", { json: { entry_id: writtenEntryId(faq.id), phrasing: "وينكم؟" } });
  await call("faqs.update", { at: [faq.id] });
  await call("faqs.delete", { at: [faq.id] });
  await call("faqs.restore", { at: [faq.id] });
}

/** Makes the calls by which the agents learn from tickets. */
export async function makeCorrectionCalls({ app, owner, call, find }: AuditWorld): Promise<void> {
  await trainAgent(app, owner.organizationId, shopEntries());
  const ask = (text: string) =>
    seedConversation(app, owner.organizationId, {
      at: new Date(Date.now() - 3_600_000),
      messages: [
        { author: "customer", text },
        { author: "agent", text: "حوّلتك", decision: "handover", reason: "no_answer" },
      ],
    });
  const { messageIds } = await ask("هل تغلّفون الهدايا؟");
  const answered = messageIds[1] ?? "";
  const answer = { ar: "نعم، مجانًا", en: null };
  await call("lessons.judge", { at: [answered] });
  const taught = { message_id: messageIds[0], question: "هل تغلّفون الهدايا؟", answer };
  const lesson = await call("lessons.teach", { json: taught });
  await call("lessons.undo", { at: [lesson.id] });

  for (const text of ["هل تبيعون الدراجات؟", "كم سعر الخيمة الكبيرة؟"]) await ask(text);
  const findGap = async () => {
    await groupUnansweredQuestions(tenantOf(app.context, owner.organizationId));
    return find("select id from unanswered_questions where organization_id = $1", owner.organizationId);
  };
  const gap = await findGap();
  await call("gaps.dismiss", { at: [gap] });
  await call("gaps.reopen", { at: [gap] });
  await call("gaps.markOffTopic", { at: [await findGap()] });
  await call("gaps.reopen", { at: [gap] });
  // The groups are made anew after a question was opened again.
  const json = { phrasings: ["هل تبيعون الدراجات؟"], answer: { ar: "لا", en: null } };
  await call("gaps.answer", { at: [await findGap()], json });
}

/** Makes the calls that change test questions. */
export async function makeQuestionCalls({ call }: AuditWorld): Promise<void> {
  const question = await call("questions.create", {
    json: { question: "وين طلبي؟", right: { kind: "person" } },
  });
  await call("questions.update", { at: [question.id], json: { right: { kind: "text", answer: "عندك" } } });
  await call("questions.delete", { at: [question.id] });
  const rows = [
    ["السؤال", "الجواب"],
    ["هل توصلون إلى الخبر؟", "نعم"],
  ];
  await call("questions.import", { file: { name: "questions.xlsx", bytes: workbookBytes({ أسئلة: rows }) } });
}

/** Makes the calls that set the agents, and those about their answers to staff. */
export async function makeAgentCalls({ app, owner, call }: AuditWorld): Promise<void> {
  await call("agents.save", { at: ["support"] });
  await call("models.set", { json: { writer: "operator" } });
  const reply = await app.request({
    path: "/api/ask/",
    token: owner.token,
    json: { question: "متى تفتحون؟", client_id: "one" },
  });
  await call("internal.judge", { at: [reply.body.data.id] });
  await call("internal.forward", { at: [reply.body.data.id] });
}
