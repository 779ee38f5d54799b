import { expect, test } from "vitest";
import { receiveMessage } from "./conversations.ts";
import { createContact } from "#server/modules/customers/index.ts";
import { conversationIdOf } from "#server/channels/conversation-id.ts";
import { tenantOf } from "#server/tenant.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { transactionWithNumbers } from "#server/modules/identity/index.ts";

const chat = (session: string) => ({ channel: "chat", externalId: session });

test("a new customer is numbered while the transaction of another one is open, and no number is given twice", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const tenant = tenantOf(app.context, owner.organizationId);
  const receive = (session: string) =>
    receiveMessage(tenant, { from: chat(session), text: "مرحبا", externalId: session, inline: true });
  const at = tenant.clock();
  let runs = 0;
  await transactionWithNumbers(
    tenant,
    async (db) => {
      runs += 1;
      const from = chat("open");
      await createContact(db, from, conversationIdOf(tenant.id, from), "ar", at);
      // If the organisation's counters were locked until the commit, this call would wait for ever.
      await receive("meanwhile");
    },
    {},
  );
  await Promise.all(["one", "two", "three"].map(receive));
  expect(runs).toBe(2);
  const { rows } = await app.database.ownerPool.query<{ customer: number; ticket: number | null }>(
    `select u.number as customer, t.number as ticket from customers u left join tickets t on t.customer_id = u.id
     order by u.number`,
  );
  expect(rows).toHaveLength(5);
  expect(new Set(rows.map(({ customer }) => customer)).size).toBe(5);
  const tickets = rows.flatMap(({ ticket }) => ticket ?? []);
  expect(new Set(tickets).size).toBe(4);
  expect(Math.min(...tickets)).toBeGreaterThan(1000);
});
