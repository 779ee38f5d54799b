import { seedConversation } from "#server/testing/seed-conversation.ts";
import type { AuditWorld } from "./audit-world.ts";

/** Makes the calls that change customers and what is known of them. */
export async function makeCustomerCalls({ app, owner, call, find, read }: AuditWorld): Promise<void> {
  const seed = (phone: string) =>
    seedConversation(app, owner.organizationId, {
      at: new Date(),
      customer: { phone },
      messages: [{ author: "customer", text: "متى تفتحون؟" }],
    });
  const [first, second, third] = [
    await seed("+966555550142"),
    await seed("+966555550142"),
    await seed("+966555550142"),
  ];
  const at = [first.customerId];
  await call("customers.update", { at });
  await call("customers.addTag", { at });
  const tagId = await find("select tag_id from customer_tags where customer_id = $1", first.customerId);
  await call("customers.removeTag", { at, json: { tag_id: tagId } });
  await find(
    "update contacts set channel = 'email', external_id = 'noura@mail.example', last_in_at = now() where conversation_id = $1 returning conversation_id",
    first.conversationId,
  );
  await call("customerConsents.add", { at });
  const note = await call("customerNotes.add", { at });
  await call("customerNotes.delete", { at: [note.id] });
  const field = await call("customerFields.create", { json: { name: "size" } });
  await call("customers.setField", { at, json: { field_id: field.id, value: "large" } });
  await call("customerFields.rename", { at: [field.id] });
  await call("customerFields.delete", { at: [field.id] });
  const segment = await call("customerSegments.add");
  await call("customerSegments.delete", { at: [segment.id] });
  await call("customers.tellApart", { at, json: { other_id: third.customerId } });
  await call("customers.join", { at, json: { other_id: second.customerId } });
  const { joined } = await read(`/api/customers/${first.customerId}/`);
  await call("customers.undoJoin", { at, json: { join_id: joined[0].id } });
  await call("customers.exportList");
  await call("customers.export", { at });
  await call("customers.erase", { at: [third.customerId] });
}
