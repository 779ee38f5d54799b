import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { maxCustomerFields, maxTagsPerCustomer } from "#shared/values/customers.ts";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const atDay = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

async function shop() {
  const app = await testApp();
  app.setClock(atDay(20));
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const seed = async (day: number) =>
    (await seedConversation(app, owner.organizationId, { at: atDay(day), subject: `t${day}` })).customerId;
  const ask = (method: string, path: string, json?: unknown, token = owner.token) =>
    app.request({ method, path, token, ...(json !== undefined && { json }) } as never);
  const read = async (id: string) => (await ask("GET", `/api/customers/${id}/`)).body.data;
  const list = async (query: string) =>
    (await ask("GET", `/api/customers/?${query}`)).body.data.map(({ id }: { id: string }) => id);
  return {
    app,
    owner,
    agent,
    seed,
    ask,
    read,
    list,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("a note about a customer is kept once, newest first, and only its author deletes it", async () => {
  await using on = await shop();
  const customer = await on.seed(1);
  const path = `/api/customers/${customer}/notes/`;
  const first = await on.ask("POST", path, { text: "  يفضّل التحميص الفاتح ", client_id: "one" });
  expect(first.body.data).toMatchObject({ text: "يفضّل التحميص الفاتح", author: { id: on.owner.memberId } });
  expect((await on.ask("POST", path, { text: "again", client_id: "one" })).body.data.id).toBe(
    first.body.data.id,
  );
  on.app.setClock(atDay(21));
  await on.ask("POST", path, { text: "Allergic to nuts" }, on.agent.token);
  const { data } = (await on.ask("GET", path)).body;
  expect(data.map(({ text }: { text: string }) => text)).toEqual(["Allergic to nuts", "يفضّل التحميص الفاتح"]);
  expect((await on.ask("POST", path, { text: "  " })).body.fields).toHaveProperty("text");
  const notePath = `/api/customer-notes/${first.body.data.id}/`;
  expect((await on.ask("DELETE", notePath, undefined, on.agent.token)).status).toBe(404);
  expect((await on.ask("DELETE", notePath)).status).toBe(200);
  expect((await on.ask("DELETE", notePath)).status).toBe(404);
  expect((await on.ask("POST", `/api/customers/${randomUUID()}/notes/`, { text: "x" })).status).toBe(404);
});

test("a customer is tagged in any spelling, found by the tag, and has ten tags at most", async () => {
  await using on = await shop();
  const [first, second] = [await on.seed(1), await on.seed(2)];
  const path = `/api/customers/${first}/tags/`;
  const tagged = await on.ask("POST", path, { name: "جملة" }, on.agent.token);
  const [{ id }] = tagged.body.data;
  await Promise.all([on.ask("POST", path, { name: "جمله" }), on.ask("POST", path, { name: "جملة" })]);
  expect((await on.read(first)).tags).toEqual([{ id, name: "جملة" }]);
  expect(await on.list(`tag=${id}`)).toEqual([first]);
  expect(await on.list("")).toEqual([second, first]);
  for (let n = 1; n < maxTagsPerCustomer; n += 1) await on.ask("POST", path, { name: `tag ${n}` });
  expect((await on.ask("POST", path, { name: "one more" })).body.code).toBe("too_many_customer_tags");
  // A tag that the customer already has does not count as a further one.
  expect((await on.ask("POST", path, { name: "جملة" })).status).toBe(200);
  await on.ask("POST", `${path}removal/`, { tag_id: id });
  expect(await on.list(`tag=${id}`)).toEqual([]);
  expect(await on.list(`tag=${randomUUID()}`)).toEqual([]);
});

test("customers who have not written for a while are found", async () => {
  await using on = await shop();
  const [early, late] = [await on.seed(1), await on.seed(19)];
  on.app.setClock(new Date(atDay(1).getTime() + 40 * 86_400_000));
  expect(await on.list("quiet_days=30")).toEqual([early]);
  expect(await on.list("quiet_days=10")).toEqual([late, early]);
  expect(await on.list("quiet_days=60")).toEqual([]);
});

test("owners name fields of their own; members fill them in; a deleted field goes with its values", async () => {
  await using on = await shop();
  const customer = await on.seed(1);
  const create = (name: string, token = on.owner.token) =>
    on.ask("POST", "/api/customer-fields/", { name }, token);
  const birthday = (await create(" تاريخ الميلاد ")).body.data;
  expect(birthday).toEqual({ id: expect.any(String), name: "تاريخ الميلاد" });
  expect((await create("تاريخ  الميلاد")).body.code).toBe("customer_field_taken");
  expect((await create("x", on.agent.token)).status).toBe(403);
  expect((await create(" ")).body.fields).toHaveProperty("name");
  on.app.setClock(atDay(21));
  const city = (await create("City")).body.data;
  const path = `/api/customers/${customer}/field/`;
  await on.ask("PUT", path, { field_id: city.id, value: " الرياض " }, on.agent.token);
  expect((await on.read(customer)).fields).toEqual([
    { ...birthday, value: null },
    { ...city, value: "الرياض" },
  ]);
  await on.ask("PUT", path, { field_id: city.id, value: "جدة" });
  await on.ask("PUT", `/api/customer-fields/${city.id}/`, { name: "المدينة" });
  expect((await on.read(customer)).fields[1]).toEqual({ id: city.id, name: "المدينة", value: "جدة" });
  const clash = await on.ask("PUT", `/api/customer-fields/${city.id}/`, { name: "تاريخ الميلاد" });
  expect(clash.body.code).toBe("customer_field_taken");
  await on.ask("PUT", path, { field_id: city.id, value: "  " });
  expect((await on.read(customer)).fields[1].value).toBeNull();
  expect((await on.ask("PUT", path, { field_id: randomUUID(), value: "x" })).status).toBe(404);
  expect((await on.ask("DELETE", `/api/customer-fields/${city.id}/`, undefined, on.agent.token)).status).toBe(
    403,
  );
  expect((await on.ask("DELETE", `/api/customer-fields/${city.id}/`)).status).toBe(200);
  expect((await on.read(customer)).fields).toHaveLength(1);
  for (let n = 1; n < maxCustomerFields; n += 1) await create(`field ${n}`);
  expect((await create("one more")).body.code).toBe("too_many_customer_fields");
});

test("a merge brings tags, fields and notes to the customer who stays; undoing it parts the notes", async () => {
  await using on = await shop();
  const [stays, goes] = [await on.seed(1), await on.seed(2)];
  const field = (await on.ask("POST", "/api/customer-fields/", { name: "City" })).body.data;
  await on.ask("PUT", `/api/customers/${goes}/field/`, { field_id: field.id, value: "جدة" });
  await on.ask("POST", `/api/customers/${goes}/tags/`, { name: "VIP" });
  await on.ask("POST", `/api/customers/${goes}/notes/`, { text: "of the other" });
  await on.ask("POST", `/api/customers/${stays}/join/`, { other_id: goes });
  const merged = await on.read(stays);
  expect(merged.tags.map(({ name }: { name: string }) => name)).toEqual(["VIP"]);
  expect(merged.fields[0].value).toBe("جدة");
  const notes = async (id: string) => (await on.ask("GET", `/api/customers/${id}/notes/`)).body.data.length;
  expect(await notes(stays)).toBe(1);
  await on.ask("POST", `/api/customers/${stays}/undo-join/`, { join_id: goes });
  expect([await notes(stays), await notes(goes)]).toEqual([0, 1]);
});
