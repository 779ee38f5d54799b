import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

async function shop() {
  const app = await testApp();
  app.setClock(atMinute(30));
  const owner = await signUpOwner(app);
  const { token } = owner;
  const seed = async (minute: number) =>
    (await seedConversation(app, owner.organizationId, { at: atMinute(minute), subject: `t${minute}` }))
      .ticketId;
  const add = (id: string, name: string, whose = token) =>
    app.request({ path: `/api/tickets/${id}/tags/`, token: whose, json: { name } });
  const remove = (id: string, tagId: string) =>
    app.request({ path: `/api/tickets/${id}/tags/removal/`, token, json: { tag_id: tagId } });
  const rename = (id: string, name: string, whose = token) =>
    app.request({ method: "PUT", path: `/api/tags/${id}/`, token: whose, json: { name } });
  const drop = (id: string, whose = token) =>
    app.request({ method: "DELETE", path: `/api/tags/${id}/`, token: whose });
  const list = async (whose = token) => (await app.request({ path: "/api/tags/", token: whose })).body.data;
  const searchTickets = async (query: string) =>
    (await app.request({ path: `/api/tickets/?order=newest&${query}`, token })).body;
  const tagsOf = async (id: string) =>
    (await app.request({ path: `/api/tickets/${id}/`, token })).body.data.tags.map(
      (tag: { name: string }) => tag.name,
    );
  return {
    app,
    owner,
    token,
    seed,
    add,
    remove,
    rename,
    drop,
    list,
    found: searchTickets,
    tagsOf,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("a tag is made while typing and found again in any spelling; the list, its counts and the export know it", async () => {
  await using on = await shop();
  const [first, second, third] = [await on.seed(1), await on.seed(2), await on.seed(3)];
  const made = await on.add(first, "  إرجاع \u200f ");
  expect(made.body.data).toEqual([{ id: expect.any(String), name: "إرجاع" }]);
  const [{ id }] = made.body.data;
  // Another spelling means the same tag, adding it twice has no effect, and two members who create one name at once
  // get one tag.
  expect((await on.add(second, "ارجاع")).body.data).toEqual([{ id, name: "إرجاع" }]);
  expect((await on.add(second, "إِرجـاع")).body.data).toHaveLength(1);
  await Promise.all([on.add(second, "VIP"), on.add(third, "vip")]);
  expect((await on.list()).map(({ name }: { name: string }) => name.toLowerCase())).toEqual(["vip", "إرجاع"]);

  const list = await on.found(`tag=${id}`);
  expect(list.data.map((ticket: { id: string }) => ticket.id)).toEqual([second, first]);
  expect([list.meta.total, list.counts]).toEqual([2, { pending: 2, deferred: 0, closed: 0 }]);
  expect(list.data[1].tags).toEqual([{ id, name: "إرجاع" }]);
  const file = await on.app.request({ path: `/api/tickets/export/?tag=${id}&order=newest`, token: on.token });
  const [head, row] = file.bytes.toString("utf8").split("\r\n");
  expect(head).toMatch(/,Tags,Reply due$/);
  expect(row).toMatch(/,"VIP, إرجاع",$/i);
  // Tagging is not activity, so the ticket keeps its place.
  expect(list.data[1].updated_at).toBe(atMinute(1).toISOString());

  expect((await on.remove(first, id)).body.data).toEqual([]);
  expect((await on.remove(first, id)).status).toBe(200);
  expect((await on.found(`tag=${id}`)).meta.total).toBe(1);
  expect((await on.found(`tag=${randomUUID()}`)).meta.total).toBe(0);
});

test("limits: ten tags a ticket, two hundred an organisation, thirty characters a tag", async () => {
  await using on = await shop();
  const [id, other] = [await on.seed(1), await on.seed(2)];
  for (const name of ["", " \u200f", "x".repeat(31), "x".repeat(201)])
    expect((await on.add(id, name)).status, name).toBe(400);
  expect((await on.add(id, "م".repeat(30))).status).toBe(200);
  for (let made = 1; made < 10; made += 1) await on.add(id, `tag ${made}`);
  const full = await on.add(id, "one more");
  expect([full.status, full.body.code]).toEqual([409, "too_many_ticket_tags"]);
  expect(await on.list()).toHaveLength(10);
  await on.app.database.ownerPool.query(
    "insert into tags (organization_id, name, created_at) select $1, 'made ' || n, now() from generate_series(1, 190) n",
    [on.owner.organizationId],
  );
  const most = await on.add(other, "the 201st");
  expect([most.status, most.body.code]).toEqual([409, "too_many_tags"]);
  expect((await on.add(other, "MADE 7")).status).toBe(200);
});

test("owners rename and delete tags, a name that is taken is refused in any spelling, and the log names it", async () => {
  await using on = await shop();
  const agent = await addMember(on.app, on.owner, "agent");
  const id = await on.seed(1);
  const [{ id: tag }] = (await on.add(id, "شكوى", agent.token)).body.data;
  await on.add(id, "Refund");
  expect((await on.rename(tag, "شكاوى", agent.token)).status).toBe(403);
  expect((await on.drop(tag, agent.token)).status).toBe(403);
  const taken = await on.rename(tag, "REFUND");
  expect([taken.status, taken.body.code]).toEqual([409, "tag_taken"]);
  expect(taken.body.fields.name[0]).toContain("A tag with this name already exists");
  expect((await on.rename(tag, "شَكْوى")).body.data.name).toBe("شَكْوى");
  expect((await on.rename(tag, "شكاوى")).body.data).toEqual({ id: tag, name: "شكاوى" });
  expect(await on.tagsOf(id)).toEqual(["Refund", "شكاوى"]);
  expect((await on.drop(tag)).status).toBe(200);
  expect((await on.drop(tag)).status).toBe(404);
  expect(await on.tagsOf(id)).toEqual(["Refund"]);
  const log = await on.app.request({ path: "/api/activity/?area=tickets", token: on.token });
  expect(log.body.data.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
    "tags.delete",
    "tags.rename",
    "tags.rename",
  ]);
});

test("another organisation's tags are in no list and on no ticket of ours", async () => {
  await using on = await shop();
  const id = await on.seed(1);
  const [{ id: tag }] = (await on.add(id, "سر")).body.data;
  const other = await signUpOwner(on.app);
  expect(await on.list(other.token)).toEqual([]);
  expect((await on.add(id, "x", other.token)).status).toBe(404);
  expect((await on.rename(tag, "x", other.token)).status).toBe(404);
  const search = await on.app.request({ path: `/api/tickets/?tag=${tag}`, token: other.token });
  expect(search.body.meta.total).toBe(0);
  const theirs = await seedConversation(on.app, other.organizationId, { at: atMinute(1) });
  const untag = { ids: [theirs.ticketId, id], change: { kind: "untag", tag_id: tag } };
  await on.app.request({ path: "/api/tickets/changes/", token: other.token, json: untag });
  expect(await on.tagsOf(id)).toEqual(["سر"]);
});

test("many tickets are tagged and untagged at once, full ones are told, and undoing leaves those that had the tag", async () => {
  await using on = await shop();
  const [had, bare, full] = [await on.seed(1), await on.seed(2), await on.seed(3)];
  const [{ id: tag }] = (await on.add(had, "عاجل")).body.data;
  for (let made = 0; made < 10; made += 1) await on.add(full, `tag ${made}`);
  const send = (path: string, json: object) =>
    on.app.request({ path: `/api/tickets/changes/${path}`, token: on.token, json });
  const change = { kind: "tag", name: "عاجل" };
  const tagged = (await send("", { ids: [had, bare, full], change })).body.data;
  expect(tagged.changed.map(({ id }: { id: string }) => id).toSorted()).toEqual([had, bare].toSorted());
  expect(tagged.refused).toEqual([{ id: full, code: "too_many_ticket_tags" }]);
  expect(await on.tagsOf(bare)).toEqual(["عاجل"]);
  await send("undo/", { change, tickets: tagged.changed });
  expect([await on.tagsOf(had), await on.tagsOf(bare)]).toEqual([["عاجل"], []]);

  const untag = { kind: "untag", tag_id: tag };
  const untagged = (await send("", { ids: [had, bare], change: untag })).body.data;
  expect(await on.tagsOf(had)).toEqual([]);
  await send("undo/", { change: untag, tickets: untagged.changed });
  expect([await on.tagsOf(had), await on.tagsOf(bare)]).toEqual([["عاجل"], []]);
  await on.drop(tag);
  const undone = (await send("undo/", { change: untag, tickets: untagged.changed })).body.data;
  expect(undone.changed).toEqual([]);
});
