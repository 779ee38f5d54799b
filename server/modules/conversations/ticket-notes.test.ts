import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const at = new Date(Date.UTC(2026, 10, 20, 8, 0));
const secretWords = "العميل متضايق، لا تعطونه خصم";

const write = (app: TestApp, token: string, ticketId: string, json: object) =>
  app.request({ path: `/api/tickets/${ticketId}/notes/`, token, json });

const read = async (app: TestApp, token: string, ticketId: string) =>
  (await app.request({ path: `/api/tickets/${ticketId}/notes/`, token })).body.data;

async function mailsOf(app: TestApp): Promise<{ to_address: string; subject: string; text: string }[]> {
  const { rows } = await app.database.ownerPool.query(
    "select to_address, subject, text from mails where text like $1 order by to_address",
    [`%${secretWords}%`],
  );
  return rows;
}

test("a note is seen by every member and reaches neither the customer nor the ticket's state", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { ticketId } = await seedConversation(app, owner.organizationId, {
    at,
    status: "deferred",
    messages: [{ author: "customer", text: "وين طلبي؟" }],
  });
  const readNotes = async () =>
    (await app.request({ path: `/api/tickets/${ticketId}/`, token: owner.token })).body.data;
  const before = await readNotes();
  const written = await write(app, agent.token, ticketId, { text: ` ${secretWords} ` });
  expect(written.status).toBe(200);
  expect(await read(app, owner.token, ticketId)).toEqual([
    {
      id: written.body.data.id,
      text: secretWords,
      author: { id: agent.memberId, name: "سارة العتيبي" },
      mentions: [],
      created_at: expect.any(String),
    },
  ]);
  expect(await readNotes()).toEqual(before);
  const { rows } = await app.database.ownerPool.query(
    `select (select count(*)::int from outbox) as outbox,
       (select count(*)::int from messages where text like '%متضايق%') as messages`,
  );
  expect(rows).toEqual([{ outbox: 0, messages: 0 }]);
  expect(await mailsOf(app)).toEqual([]);
});

test("who is mentioned gets the note by mail and as an event of their own, its author does not", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { ticketId, ticketNumber } = await seedConversation(app, owner.organizationId, { at });
  const events: unknown[] = [];
  const stop = app.context.events.subscribe(owner.organizationId, ({ kind, id, memberId }) =>
    events.push([kind, id, memberId]),
  );
  const text = `@سارة العتيبي ${secretWords}`;
  const mentions = [agent.memberId, owner.memberId];
  const written = await write(app, owner.token, ticketId, { text, mentions });
  stop();
  expect(written.body.data.mentions.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    mentions.toSorted(),
  );
  expect(events).toEqual([
    ["note", ticketId, undefined],
    ["mention", ticketId, agent.memberId],
  ]);
  const mails = await mailsOf(app);
  expect(mails.map(({ to_address: to }) => to)).toEqual([agent.email]);
  expect(mails[0]?.text).toContain(`/tickets/${ticketId}`);
  expect(mails[0]?.subject).toContain(String(ticketNumber));
});

test("the same note sent twice at once is one, with one mail", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { ticketId } = await seedConversation(app, owner.organizationId, { at });
  const note = { text: secretWords, mentions: [agent.memberId], client_id: "one" };
  const answers = await Promise.all([1, 2].map(() => write(app, owner.token, ticketId, note)));
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await read(app, owner.token, ticketId)).toHaveLength(1);
  expect(await mailsOf(app)).toHaveLength(1);
});

test("an empty or endless note is refused, and no stranger, disabled or merely invited member is mentioned", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const disabled = await addMember(app, owner, "agent");
  const path = `/api/members/${disabled.memberId}/`;
  await app.request({ method: "PATCH", path, token: owner.token, json: { disabled: true } });
  const { ticketId } = await seedConversation(app, owner.organizationId, { at });
  const empty = await write(app, owner.token, ticketId, { text: " \n " });
  expect([empty.status, empty.body.code]).toEqual([400, "message_empty"]);
  const endless = await write(app, owner.token, ticketId, { text: "ا".repeat(20_000) });
  expect([endless.status, endless.body.code]).toEqual([400, "message_too_long"]);
  const invited = await app.request({
    path: "/api/members/",
    token: owner.token,
    json: { name: "نورة", email: "anyone@elsewhere.example", role: "agent" },
  });
  const mentions = [other.memberId, disabled.memberId, invited.body.data.id, crypto.randomUUID()];
  const written = await write(app, owner.token, ticketId, { text: secretWords, mentions });
  expect([written.status, written.body.data.mentions]).toEqual([200, []]);
  expect(await mailsOf(app)).toEqual([]);
});

test("members delete their own notes only; a removed member's note stays without its author", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { ticketId } = await seedConversation(app, owner.organizationId, { at });
  const { id } = (await write(app, agent.token, ticketId, { text: secretWords })).body.data;
  const remove = (token: string) =>
    app.request({ method: "DELETE", path: `/api/ticket-notes/${id}/`, token });
  expect((await remove(owner.token)).status).toBe(404);
  expect(await read(app, owner.token, ticketId)).toHaveLength(1);
  expect((await remove(agent.token)).status).toBe(200);
  expect(await read(app, owner.token, ticketId)).toEqual([]);
  await write(app, agent.token, ticketId, { text: "تبقى" });
  await app.request({ method: "DELETE", path: `/api/members/${agent.memberId}/`, token: owner.token });
  const [note] = await read(app, owner.token, ticketId);
  expect(note.text).toBe("تبقى");
});
