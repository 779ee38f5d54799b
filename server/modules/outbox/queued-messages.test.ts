import { expect, test } from "vitest";
import { mintOrganizationId } from "#server/db/organization.ts";
import { tenantOf } from "#server/tenant.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { readQueuedMessages } from "./store/outbound-requests.ts";

test("of a long conversation only what can be sent is read, page after page, oldest first", async () => {
  await using shop = await channelShop();
  const { app, owner, platforms } = shop;
  await connectWhatsappViaMeta(shop, owner);
  platforms.whatsapp.write(
    businessPhone,
    { number: "966500000031", name: "هدى" },
    { type: "text", text: "متى تفتحون؟" },
  );
  await shop.settle();
  const insert = async (count: number, status: string, states: string[]) => {
    await app.database.ownerPool.query(
      `with made as (
         insert into messages (organization_id, conversation_id, ticket_id, author, text, language, status, created_at)
         select organization_id, conversation_id, ticket_id, 'agent', 'رد ' || n, 'ar', $2::text, clock_timestamp()
         from messages, generate_series(1, $1::int) n where author = 'customer'
         returning id, organization_id, conversation_id, created_at
       )
       insert into outbox (organization_id, message_id, conversation_id, part, text, state, created_at, updated_at)
       select organization_id, id, conversation_id, p.part - 1, 'رد', p.state, created_at, created_at
       from made, unnest($3::text[]) with ordinality as p(state, part)`,
      [count, status, states],
    );
  };
  await insert(20, "uncertain", ["uncertain"]);
  await insert(7, "queued", []);
  await insert(20, "uncertain", ["sent", "uncertain"]);
  await insert(1, "uncertain", ["sent", "queued"]);
  await insert(6, "queued", ["sending"]);
  const { rows } = await app.database.ownerPool.query<{ id: string; conversation_id: string }>(
    `select id, conversation_id from messages m where author = 'agent' and (status = 'queued' or exists (
       select 1 from outbox o where o.message_id = m.id and o.state = 'queued')) order by created_at, id`,
  );
  expect(rows).toHaveLength(14);
  const read = await tenantOf(app.context, mintOrganizationId(owner.organizationId)).transaction(
    async (db) => {
      const ids: string[] = [];
      for await (const { id } of readQueuedMessages(db, rows[0]?.conversation_id ?? "")) ids.push(id);
      return ids;
    },
  );
  expect(read).toEqual(rows.map(({ id }) => id));
});
