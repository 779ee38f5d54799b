import { expect, test } from "vitest";
import { tenantOf } from "./tenant.ts";
import { signUpOwner } from "./testing/sign-up-owner.ts";
import { testApp } from "./testing/test-app.ts";

test("events wait for the commit, in their order, and a transaction that fails sends none", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const tenant = tenantOf(app.context, owner.organizationId);
  const events: string[] = [];
  app.context.events.subscribe(owner.organizationId, ({ kind, id }) => events.push(`${kind} ${id}`));
  app.context.events.subscribe(other.organizationId, ({ kind }) => events.push(`elsewhere ${kind}`));

  const failed = tenant.transaction(async (db) => {
    db.publish({ kind: "ticket", id: "lost" });
    const foreign = { token: "stolen", organization_id: other.organizationId };
    await db.insertInto("chat_tokens").values(foreign).execute();
  });
  await expect(failed).rejects.toThrow("row-level security");
  expect(events).toEqual([]);

  const within = await tenant.transaction(async (db) => {
    db.publish({ kind: "ticket", id: "first" });
    db.publish({ kind: "faq", id: "second" });
    await db.selectFrom("organizations").select("id").execute();
    return [...events];
  });
  expect(within).toEqual([]);
  expect(events).toEqual(["ticket first", "faq second"]);
});

test("each transaction has its own events, also while another of the same tenant is open", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const tenant = tenantOf(app.context, owner.organizationId);
  const events: string[] = [];
  app.context.events.subscribe(owner.organizationId, ({ id }) => events.push(id));
  const outer = tenant.transaction(async (db) => {
    db.publish({ kind: "ticket", id: "outer" });
    await tenant.transaction(async (inner) => inner.publish({ kind: "ticket", id: "inner" }));
    expect(events).toEqual(["inner"]);
    throw new Error("undone");
  });
  await expect(outer).rejects.toThrow("undone");
  expect(events).toEqual(["inner"]);
});
