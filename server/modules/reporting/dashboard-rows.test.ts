import { expect, test } from "vitest";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const riyadh = (local: string) => new Date(`${local}:00+03:00`);

test("C200 C202 customers of the period, and those who came back in it, are counted as the list finds them", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  app.setClock(riyadh("2026-11-20T12:00"));
  const write = (at: string) =>
    seedConversation(app, owner.organizationId, {
      at: riyadh(at),
      messages: Array.from({ length: 5 }, () => ({ author: "customer", text: "سؤال", at: riyadh(at) })),
    });
  await write("2026-11-13T23:59");
  const returning = await write("2026-11-14T00:00");
  await write("2026-11-19T10:00");
  await app.database.ownerPool.query("update customers set first_seen_at = $1 where id = $2", [
    riyadh("2026-10-01T10:00"),
    returning.customerId,
  ]);
  const { body } = await app.request({ path: "/api/dashboard/?period=weekly", token: owner.token });
  const { unique_customers: count, patterns, from_day: fromDay } = body.data;
  const list = (query: string) => app.request({ path: `/api/customers/?${query}`, token: owner.token });
  const found = async (query: string) => (await list(query)).body.meta.total;
  expect(count).toBe(2);
  expect(await found(`wrote_from=${fromDay}`)).toBe(2);
  expect(patterns).toContainEqual({ kind: "returning", value: 1, share: 0.5, of: 2 });
  const back = await list(`wrote_from=${fromDay}&new_before=${fromDay}`);
  expect(back.body.data.map(({ id }: { id: string }) => id)).toEqual([returning.customerId]);
  expect((await list("wrote_from=yesterday")).status).toBe(400);
});
