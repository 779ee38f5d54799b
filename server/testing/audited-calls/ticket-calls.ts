import { triageRuleBody } from "#server/http/valid-bodies.fixture.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import type { AuditWorld } from "./audit-world.ts";

const hour = 3_600_000;

/** Makes the calls of the daily work with tickets. */
export async function makeTicketCalls({ app, owner, call, find }: AuditWorld): Promise<void> {
  const seed = (more: object = {}) =>
    seedConversation(app, owner.organizationId, {
      at: new Date(Date.now() - hour),
      messages: [{ author: "customer", text: "أين طلبي؟" }],
      ...more,
    });
  const first = await seed({ status: "deferred" });
  const at = [first.ticketId];
  await call("tickets.reply", { at });
  await call("tickets.setPriority", { at });
  await call("tickets.assign", { at });
  await call("tickets.addTag", { at });
  const tagId = await find("select id from tags where organization_id = $1", owner.organizationId);
  await call("tags.rename", { at: [tagId], json: { name: "vip" } });
  await call("tickets.removeTag", { at, json: { tag_id: tagId } });
  await call("tags.delete", { at: [tagId] });
  const note = await call("ticketNotes.add", { at });
  await call("ticketNotes.delete", { at: [note.id] });
  const due = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString();
  const reminder = await call("reminders.add", { at, json: { text: "first", at: due(1) } });
  await call("reminders.change", { at: [reminder.id], json: { text: "second", at: due(2) } });
  await call("reminders.cancel", { at: [reminder.id] });
  const second = await seed({ of: first });
  await call("tickets.merge", { at: [second.ticketId], json: { into_id: first.ticketId } });
  await call("tickets.undoMerge", { at: [second.ticketId] });
  await call("tickets.resolve", { at });

  const changed = await seed();
  const change = { kind: "priority", priority: "low" };
  await call("tickets.changeMany", { json: { ids: [changed.ticketId], change } });
  const before = { id: changed.ticketId, status: "pending", handled_by_human: false, assignee_id: null };
  await call("tickets.undoChanges", { json: { change, tickets: [{ ...before, priority: "medium" }] } });
  await call("tickets.close", { at: [changed.ticketId] });
  await call("tickets.reopen", { at: [changed.ticketId] });
  await call("tickets.export");

  const failed = await seed({
    messages: [
      { author: "customer", text: "متى تفتحون؟" },
      { author: "staff", text: "الثامنة", status: "failed", memberId: owner.memberId },
    ],
  });
  await app.database.ownerPool.query(
    `insert into outbox (organization_id, message_id, conversation_id, part, text, state, created_at, updated_at)
     values ($1, $2, $3, 0, 'x', 'failed', now(), now())`,
    [owner.organizationId, failed.messageIds[1], failed.conversationId],
  );
  await call("deliveries.retry", { at: [failed.messageIds[1] ?? ""] });
}

/** Makes the calls that arrange how tickets are shown and sorted. */
export async function makeTriageCalls({ call, read }: AuditWorld): Promise<void> {
  const view = await call("ticketViews.add");
  await call("ticketViews.delete", { at: [view.id] });
  await call("triageRules.add");
  const other = await call("triageRules.add", { json: triageRuleBody("other") });
  const { rules } = (await read("/api/triage-rules/")) as { rules: { id: string }[] };
  const ids = rules.map(({ id }) => id);
  await call("triageRules.order", { json: { ids: ids.toReversed() } });
  await call("triageRules.change", { at: [other.id], json: triageRuleBody("third") });
  await call("triageRules.try", { at: [other.id] });
  await call("triageRules.enable", { at: [other.id] });
  await call("triageRules.delete", { at: [other.id] });
}
