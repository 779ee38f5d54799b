import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { jobs } from "#server/app.ts";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { tenantOf } from "#server/tenant.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { text } from "#server/texts/texts.ts";
import { receiveMessage } from "./conversations.ts";

const newSession = () => `session_${randomBytes(16).toString("hex")}`;

/** Creates a shop with a trained agent and a chat address. */
async function shop(app: TestApp, options: { trained?: boolean } = {}) {
  const owner = await signUpOwner(app);
  if (options.trained !== false) await trainAgent(app, owner.organizationId, shopEntries());
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const token = made.body.data.token as string;
  const say = (session: string, text: string, extra: Record<string, string> = {}, language = "en") =>
    app.request({
      method: "POST",
      path: "/webhook/chatbot/",
      headers: { "x-session-id": session, "accept-language": language },
      form: { customer_msg: text, chat_token: token, ...extra },
    });
  const read = (session: string, chat = token) =>
    app.request({ path: `/webhook/chatbot/${chat}/`, headers: { "x-session-id": session } });
  return { owner, token, say, read };
}

const count = (
  app: TestApp,
  table: "messages" | "tickets" | "customers" | "contacts",
  organizationId: OrganizationId,
) =>
  tenantOf(app.context, organizationId).transaction(async (db) => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    return row.n;
  });

test("C176 C177: a question is answered from the shop's data, and the history holds the pair", async () => {
  await using app = await testApp();
  const { say, read } = await shop(app);
  const session = newSession();
  const answered = await say(session, "توصلون جدة؟");
  expect(answered.status).toBe(200);
  expect(answered.body.chatbot_msg).toContain("25");
  expect(answered.body).toMatchObject({ decision: "answer", language: "ar", handed_over: false });
  const history = await read(session);
  expect(history.body.chat_history).toHaveLength(1);
  expect(history.body.chat_history[0]).toMatchObject({
    customer_msg: "توصلون جدة؟",
    chatbot_msg: answered.body.chatbot_msg,
    author: "agent",
  });
  expect(new Date(history.body.chat_history[0].timestamp).toISOString()).toBe(
    history.body.chat_history[0].timestamp,
  );
});

test("D06: every spelling of the chat address works without a redirect", async () => {
  await using app = await testApp();
  const { token } = await shop(app);
  const headers = { "x-session-id": newSession() };
  for (const path of [
    `/webhook/chatbot/${token}/`,
    `/webhook/chatbot/${token}`,
    `//webhook/chatbot//${token}/`,
  ])
    expect((await app.request({ path, headers })).status, path).toBe(200);
  for (const path of ["/webhook/chatbot/", "/webhook/chatbot", "/webhook/chatbot//"]) {
    const sent = await app.request({
      method: "POST",
      path,
      headers,
      form: { customer_msg: "متى تفتحون؟", chat_token: token },
    });
    expect(sent.status, path).toBe(200);
  }
  const asJson = await app.request({
    method: "POST",
    path: "/webhook/chatbot/",
    headers,
    json: { customer_msg: "متى تفتحون؟", chat_token: token },
  });
  expect(asJson.status).toBe(200);
});

test("what the agent cannot answer becomes a deferred ticket, the customer is told, and the support address gets a brief", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  const reply = await say(newSession(), "هل تبيعون إطارات سيارات مستعملة؟");
  expect(reply.body).toMatchObject({ decision: "handover", handed_over: true });
  expect(reply.body.chatbot_msg).toMatch(/فريقنا/);
  const tickets = await app.request({ path: "/api/tickets/?status=deferred", token: owner.token });
  expect(tickets.body.data).toHaveLength(1);
  expect(tickets.body.data[0]).toMatchObject({
    subject: "هل تبيعون إطارات سيارات مستعملة؟",
    status: "deferred",
    channel: "chat",
  });
  const mails = await tenantOf(app.context, owner.organizationId).transaction((db) =>
    db.selectFrom("mails").selectAll().execute(),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to_address).toBe(owner.email);
  expect(mails[0]?.text).toContain("إطارات سيارات");
});

test("C209 a brief goes to the support address that is set, in the language that is read there, whatever the customer writes in", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  const briefsOf = async () =>
    tenantOf(app.context, owner.organizationId).transaction((db) =>
      db.selectFrom("mails").select(["to_address", "language", "subject"]).orderBy("created_at").execute(),
    );
  await say(newSession(), "هل تبيعون إطارات سيارات مستعملة؟");
  // The owner signed up in English, so the brief is in English.
  expect(await briefsOf()).toMatchObject([
    { to_address: owner.email, language: "en", subject: expect.stringContaining("waiting for you") },
  ]);
  await app.request({
    method: "PUT",
    path: "/api/organization/support-email/",
    token: owner.token,
    json: { support_email: "care@shop.example", support_language: "ar" },
  });
  await say(newSession(), "Do you sell used car tires?");
  expect((await briefsOf())[1]).toMatchObject({
    to_address: "care@shop.example",
    language: "ar",
    subject: expect.stringContaining("تنتظرك"),
  });
});

test("before the first training every message reaches a human", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app, { trained: false });
  const reply = await say(newSession(), "Do you deliver to Jeddah?");
  expect(reply.body).toMatchObject({ decision: "handover", language: "en" });
  expect(reply.body.chatbot_msg).toMatch(/our team/);
  const tickets = await app.request({ path: "/api/tickets/", token: owner.token });
  expect(tickets.body.data[0]).toMatchObject({ status: "deferred", defer_reason: "not_trained" });
});

test("the same client id twice, also at once, is one message with one reply", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  const session = newSession();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => say(session, "متى تفتحون؟", { client_id: "m1" })),
  );
  expect(new Set(answers.map((answer) => answer.body.chatbot_msg)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await count(app, "messages", owner.organizationId)).toBe(2);
});

test("A03: ten messages of a new customer at once make one customer, one conversation and one ticket", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  const session = newSession();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => say(session, "متى تفتحون؟", { client_id: `m${n}` })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
  for (const table of ["customers", "contacts", "tickets"] as const)
    expect(await count(app, table, owner.organizationId), table).toBe(1);
  expect(await count(app, "messages", owner.organizationId)).toBe(20);
});

const limitWords = {
  en: "You have tried maximum number of times. Please try again later.",
  ar: "وصلت إلى الحد الأقصى من المحاولات. حاول لاحقًا.",
};

test("A47 C189 D41: 20 messages a minute and 200 a day of a session meet the specification's words, and later ones pass", async () => {
  await using app = await testApp();
  const { say } = await shop(app, { trained: false });
  const session = newSession();
  const sayAt = async (time: string, language?: "en" | "ar") => {
    app.setClock(new Date(`2026-03-${time}Z`));
    return say(session, "متى تفتحون؟", {}, language);
  };
  /** Stores the first message so many times more, as if the customer had sent it within the same minute. */
  const repeatFirst = (times: number) =>
    app.database.ownerPool.query(
      `insert into messages select (jsonb_populate_record(null::messages, to_jsonb(m) || jsonb_build_object(
         'id', gen_random_uuid(), 'external_id', gen_random_uuid(), 'origin_id', gen_random_uuid()))).*
       from (select * from messages where author = 'customer' order by created_at limit 1) m,
         generate_series(1, $1::int)`,
      [times],
    );
  const expectRefused = async (time: string) => {
    for (const language of ["en", "ar"] as const) {
      const refused = await sayAt(time, language);
      expect([refused.status, refused.body.message]).toEqual([429, limitWords[language]]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
  };
  expect((await sayAt("01T10:00:00")).status).toBe(200);
  await repeatFirst(18);
  expect((await sayAt("01T10:00:30")).status, "the 20th of a minute").toBe(200);
  await expectRefused("01T10:00:31");
  expect((await sayAt("01T10:01:31")).status, "a minute later").toBe(200);
  await repeatFirst(178);
  expect((await sayAt("01T18:00:00")).status, "the 200th of a day").toBe(200);
  await expectRefused("01T18:05:00");
  expect((await sayAt("02T10:30:00")).status, "a day later").toBe(200);
});

test("C189 D41: 60 messages a minute of one address meet the same words, whatever their sessions", async () => {
  await using app = await testApp({ limits: true });
  const send = (language: "en" | "ar") =>
    app.request({
      method: "POST",
      path: "/webhook/chatbot/",
      form: {},
      headers: { "accept-language": language },
    });
  // Messages without any fields are counted like others and answered at once.
  const taken = await Promise.all(Array.from({ length: 60 }, () => send("en")));
  expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([400]));
  for (const language of ["en", "ar"] as const) {
    const refused = await send(language);
    expect([refused.status, refused.body.message]).toEqual([429, limitWords[language]]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
});

test("A52: a session reads its own conversation only, and only with the chat address it began on", async () => {
  await using app = await testApp();
  const one = await shop(app);
  const other = await shop(app);
  const session = newSession();
  await one.say(session, "توصلون جدة؟");
  expect((await one.read(newSession())).body.chat_history).toEqual([]);
  expect((await one.read(session, other.token)).body.chat_history).toEqual([]);
  const missing = await app.request({ path: `/webhook/chatbot/${one.token}/` });
  expect(missing.status).toBe(400);
  const unknown = await one.read(session, "nothingofthekind");
  expect(unknown.status).toBe(404);
  expect(unknown.text).not.toContain("جدة");
});

test("C199: a new chat address ends the earlier one, for reading and writing; it holds a public name and nothing else", async () => {
  await using app = await testApp();
  const { owner, token, say, read } = await shop(app);
  const again = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  expect(again.body.data.token).not.toBe(token);
  expect((await read(newSession())).status).toBe(404);
  expect((await say(newSession(), "متى تفتحون؟")).status).toBe(404);
  expect((await read(newSession(), again.body.data.token)).status).toBe(200);
  const { url, token: current } = again.body.data;
  expect(url).toBe(`http://wakil.test/chat/${current}`);
  for (const secret of [owner.token, owner.organizationId]) expect(url).not.toContain(secret);
  // The token that customers receive gives no access to the portal.
  expect((await app.request({ path: "/api/me/", token: current })).status).toBe(401);
});

test("empty and overlong messages are refused with what to do, and nothing is stored", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  const empty = await say(newSession(), "  \n ");
  expect(empty.status).toBe(400);
  const long = await say(newSession(), "س".repeat(4001));
  expect(long.body).toMatchObject({ code: "message_too_long" });
  // The text is one character that is normalised to eighteen.
  const grown = await say(newSession(), "\u{fdfa}".repeat(300));
  expect(grown.body).toMatchObject({ code: "message_too_long" });
  expect(await count(app, "messages", owner.organizationId)).toBe(0);
});

test("after a person has answered, the agent keeps quiet until the ticket is closed", async () => {
  await using app = await testApp();
  const { owner, say, read } = await shop(app);
  const session = newSession();
  await say(session, "ابغى اكلم موظف");
  const { body } = await app.request({ path: "/api/tickets/", token: owner.token });
  const ticket = body.data[0].id as string;
  await app.request({
    method: "POST",
    path: `/api/tickets/${ticket}/reply/`,
    token: owner.token,
    json: { text: "هلا، معك نورة. كيف أخدمك؟" },
  });
  await app.runJobs();
  const seen = await read(session);
  expect(seen.body.chat_history.at(-1)).toMatchObject({
    customer_msg: "",
    chatbot_msg: "هلا، معك نورة. كيف أخدمك؟",
    author: "staff",
  });
  const first = await say(session, "متى تفتحون؟");
  expect(first.body.decision).toBe("waiting");
  expect(first.body.chatbot_msg).not.toBe("");
  expect((await say(session, "وتوصلون جدة؟")).body).toMatchObject({ decision: "waiting" });
  // The ticket waits for a person again, so it is back at the top of the list.
  const waiting = await app.request({ path: "/api/tickets/?status=deferred", token: owner.token });
  expect(waiting.body.data.map((row: { id: string }) => row.id)).toEqual([ticket]);
  await app.request({ method: "POST", path: `/api/tickets/${ticket}/resolve/`, token: owner.token });
  const after = await say(session, "متى تفتحون؟");
  expect(after.body.decision).toBe("answer");
  const reopened = await app.request({ path: `/api/tickets/${ticket}/`, token: owner.token });
  expect(reopened.body.data.status).toBe("pending");
});

test("who waits for a person is told so once in a while, in the language they write, and a greeting does not begin anew", async () => {
  await using app = await testApp();
  const { say } = await shop(app);
  const session = newSession();
  await say(session, "ابغى اكلم موظف");
  const hello = await say(session, "hello?");
  expect(hello.body.decision).toBe("waiting");
  expect(hello.body.chatbot_msg).toContain("Your message has reached our team");
  expect((await say(session, "الو؟ احد يرد")).body).toMatchObject({
    decision: "waiting",
    chatbot_msg: text("ar", "agent:waiting_more"),
  });
  expect((await say(session, "شكرا")).body.decision).toBe("smalltalk");
  // The agent still answers what it knows.
  expect((await say(session, "هل توصلون إلى جدة؟")).body.decision).toBe("answer");
  app.setClock(new Date(app.context.clock().getTime() + 11 * 60_000));
  expect((await say(session, "الو؟ احد يرد")).body.chatbot_msg).toContain("وصلت رسالتك إلى فريقنا");
});

test("a ticket is called by what its customer asks, not by how they greet", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  await say(newSession(), "السلام عليكم ورحمة الله\n\nهل توصلون إلى جدة؟\n\nمع التحية");
  await say(newSession(), "Dear team,\nDo you rent machines to cafes?");
  const { body } = await app.request({ path: "/api/tickets/", token: owner.token });
  expect(body.data.map(({ subject }: { subject: string }) => subject).toSorted()).toEqual([
    "Do you rent machines to cafes?",
    "هل توصلون إلى جدة؟",
  ]);
});

test("a message whose request died is answered by its job, once", async () => {
  await using app = await testApp();
  const { owner, read } = await shop(app);
  const session = newSession();
  const externalId = createHash("sha256").update(`${owner.organizationId}:${session}`).digest("hex");
  await receiveMessage(tenantOf(app.context, owner.organizationId), {
    from: { channel: "chat", externalId },
    text: "توصلون جدة؟",
    externalId: "lost",
    inline: false,
  });
  expect((await read(session)).body.chat_history[0].chatbot_msg).toBe("");
  const jobLines = await app.runJobs();
  expect(jobLines.join("\n")).toMatch(/replied with answer[\s\S]*sent by chat/);
  expect((await read(session)).body.chat_history[0].chatbot_msg).toContain("25");
  expect(await app.runJobs()).toEqual([]);
});

/** Adds a sent reminder to the business's only ticket. */
async function sendReminder(app: TestApp, owner: { organizationId: string; token: string }): Promise<void> {
  const { body } = await app.request({ path: "/api/tickets/", token: owner.token });
  const made = await app.request({
    path: `/api/tickets/${body.data[0].id}/reminders/`,
    token: owner.token,
    json: { text: "هل وصلك الطلب؟", at: new Date(Date.now() + 3600_000).toISOString() },
  });
  expect(made.status, made.text).toBe(200);
  app.setClock(new Date(Date.now() + 3700_000));
  const payload = { organizationId: owner.organizationId, reminderId: made.body.data.id as string };
  expect(
    await jobs["reminders.send"](tenantOf(app.context, mintOrganizationId(owner.organizationId)), payload, {
      number: 1,
      last: false,
    }),
  ).toContain("sent");
}

test("a reminder that falls due while a question waits is no answer to it", async () => {
  await using app = await testApp();
  const { owner, read } = await shop(app);
  const session = newSession();
  const externalId = createHash("sha256").update(`${owner.organizationId}:${session}`).digest("hex");
  await receiveMessage(tenantOf(app.context, owner.organizationId), {
    from: { channel: "chat", externalId },
    text: "توصلون جدة؟",
    externalId: "waits",
    inline: false,
  });
  await sendReminder(app, owner);
  expect((await app.runJobs()).join("\n")).toContain("replied with answer");
  expect(JSON.stringify((await read(session)).body.chat_history)).toContain("25");
});

test("a question after a reminder on a closed ticket is answered, not left to a person", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  const session = newSession();
  await say(session, "توصلون جدة؟");
  const { body } = await app.request({ path: "/api/tickets/", token: owner.token });
  const path = `/api/tickets/${body.data[0].id}`;
  await app.request({ method: "POST", path: `${path}/resolve/`, token: owner.token });
  await sendReminder(app, owner);
  await app.runJobs();
  expect((await say(session, "متى تفتحون؟")).body.decision).toBe("answer");
  const ticket = await app.request({ path: `${path}/`, token: owner.token });
  expect(ticket.body.data.status).toBe("pending");
});

test("an answered request leaves no job and nothing pending behind", async () => {
  await using app = await testApp();
  const { say } = await shop(app);
  await say(newSession(), "توصلون جدة؟");
  expect((await app.database.ownerPool.query("select * from pending_replies")).rows).toEqual([]);
  const { rows } = await app.database.ownerPool.query("select name from jobs");
  expect(rows).toEqual([]);
});

test("a request that died before its reply is answered by a worker when it is due, once", async () => {
  await using app = await testApp();
  const { owner, read } = await shop(app);
  const session = newSession();
  const externalId = createHash("sha256").update(`${owner.organizationId}:${session}`).digest("hex");
  await receiveMessage(tenantOf(app.context, owner.organizationId), {
    from: { channel: "chat", externalId },
    text: "توصلون جدة؟",
    externalId: "lost",
    inline: true,
  });
  // The reply became due without being sent, as after a kill -9.
  await app.database.ownerPool.query("update pending_replies set due_at = now() - interval '1 second'");
  await app.work();
  await expect
    .poll(async () => (await read(session)).body.chat_history[0].chatbot_msg, { timeout: 20_000 })
    .toContain("25");
  expect(await count(app, "messages", owner.organizationId)).toBe(2);
  expect((await app.database.ownerPool.query("select * from pending_replies")).rows).toEqual([]);
});

test("what a customer tells in passing is kept as customer data, digits normalised", async () => {
  await using app = await testApp();
  const { owner, say } = await shop(app);
  await say(newSession(), "ابغى موظف يكلمني على ٠٥٥٥٥٥٠١٤٢");
  const customers = await app.request({ path: "/api/customers/", token: owner.token });
  expect(customers.body.data[0].phone).toBe("+966555550142");
});
