import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool } from "pg";
import { createApp, jobs } from "#server/app.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { startJobs } from "#server/jobs/runner.ts";
import { addOperator, deleteOrganizationOf, updateMember } from "#server/modules/identity/index.ts";
import { listArticles, publishArticle } from "#server/modules/site/index.ts";
import { closeInactiveTicketsJob } from "#server/modules/conversations/index.ts";
import { hashPassword } from "#server/passwords/hash.ts";
import { tenantOf } from "#server/tenant.ts";
import { Api } from "./api.ts";
import { askInside, setUpAgents, uploadHandbook } from "./agents.ts";
import { demoAgent, demoBusiness, type DemoMember, demoOperator, demoOwner } from "./business.ts";
import type { DemoConversation } from "./conversation.ts";
import { demoArticles } from "./articles/articles.ts";
import { demoConversations } from "./conversations.ts";
import { demoFaq, createDemoCorrection } from "./corrections.ts";
import { createDemoInfluencers } from "./influencers.ts";
import { messageTimes } from "./moment.ts";
import { createDemoOffice } from "./office.ts";
import { prepareMonth } from "./month/prepare-month.ts";
import { demoSources } from "./sources.ts";
import { runStepsUntil, subscriptionSteps } from "./subscription.ts";
import { demoQuestions } from "./test-questions.ts";

/**
 * Creates the demo on an empty database: a Saudi coffee roastery with a knowledge base trained by the real pipeline
 * and a month of conversations sent through the real chat code, each under a clock set to its time. Afterwards, and
 * on later starts, it prints how to log in. Returns true when the demo was created now.
 */
export async function createDemo(
  context: Context,
  ownerPool: Pool,
  say: (line: string) => void,
): Promise<boolean> {
  const { rowCount: isMade } = await ownerPool.query("select 1 from demo_state");
  if (isMade) {
    await sayLogIns(context, say);
    return false;
  }
  const { rowCount: isUsed } = await ownerPool.query(
    "select 1 from organizations o where not exists (select 1 from members m where m.organization_id = o.id and m.email = $1)",
    [demoOwner.email],
  );
  // Somebody's own data already exists from a start without the demo, so no demo is created.
  if (isUsed) return false;
  // A start that was interrupted leaves an incomplete business, which is created again from the beginning.
  await deleteOrganizationOf(ownerPool, demoOwner.email);
  say("wakil: making the demo business, once");
  let clock = new Date();
  const demo: Context = { ...context, clock: () => clock };
  const http = await createApp(demo, { limits: false });
  // The runner starts without the timetable, which uses the present time and would close the tickets of three weeks
  // ago too early.
  const runner = await startJobs(context, ownerPool, jobs, { timetable: [] });
  try {
    const api = new Api(http);
    const tokens = await createAccounts(demo, ownerPool, api);
    await createKnowledge(api, tokens.owner);
    const chat = (
      await api.call<{ data: { token: string } }>("POST", "/api/chatbot/generate/", { token: tokens.owner })
    ).data.token;
    const now = new Date();
    const staleBefore = new Date(now.getTime() - 36 * 3_600_000);
    const planned = demoConversations
      .map((conversation) => ({ conversation, times: messageTimes(conversation, now) }))
      .toSorted((a, b) => (a.times[0] as Date).getTime() - (b.times[0] as Date).getTime());
    const steps = subscriptionSteps(api, tokens, now);
    const numbers = context.config.demoMonth
      ? await prepareMonth(demo, ownerPool, api, tokens.owner, {
          endsAt: now,
          others: planned.map(({ times }) => times[0] as Date),
        })
      : null;
    for (const [position, { conversation, times }] of planned.entries()) {
      await numbers?.use(position);
      await runStepsUntil(times[0] as Date, steps, (at) => (clock = at));
      clock = times[0] as Date;
      await closeInactiveTicketsJob(demo, {}, { number: 1, last: false });
      await converse(api, conversation, times, chat, tokens, staleBefore, (at) => (clock = at));
    }
    await numbers?.end();
    await runStepsUntil(now, steps, (at) => (clock = at));
    await askInside(api, tokens, now, (at) => (clock = at));
    clock = now;
    await publishNews(demo, now);
    await closeInactiveTicketsJob(demo, {}, { number: 1, last: false });
    await createDemoCorrection(api, tokens.agent);
    await createDemoInfluencers(api, tokens);
    await ownerPool.query("insert into demo_state default values");
    // The office is created last: a start that was interrupted before would otherwise find these businesses and
    // treat them as somebody's own data.
    if (context.config.demoMonth) await createDemoOffice(api, tokens, now, (at) => (clock = at));
  } finally {
    http.endStreams();
    await http.app.close();
    await runner.stop();
  }
  await sayLogIns(context, say);
  return true;
}

type Tokens = Record<"owner" | "agent" | "operator", string>;

async function createAccounts(context: Context, ownerPool: Pool, api: Api): Promise<Tokens> {
  const signedUp = await api.call<{ data: { token: string; organization: { id: string } } }>(
    "POST",
    "/auth/signup/",
    {
      json: {
        businessName: demoBusiness.name.ar,
        email: demoOwner.email,
        phoneNumber: demoBusiness.phone,
        industry: demoBusiness.industry,
        password: demoOwner.password,
      },
    },
  );
  const owner = signedUp.data.token;
  const tenant = tenantOf(context, mintOrganizationId(signedUp.data.organization.id));
  // The link in the sign-up mail would verify the address. The demo's addresses belong to nobody who could open it.
  const proven = { email_verified_at: context.clock() };
  await tenant.transaction((db) => updateMember(db, demoOwner.email, proven));
  await api.call("PUT", "/api/knowledge/brand/", { token: owner, json: demoBusiness.name });
  await api.call("PUT", "/api/organization/support-email/", {
    token: owner,
    json: { support_email: demoBusiness.supportEmail, support_language: "ar" },
  });
  await api.call("POST", "/api/members/", {
    token: owner,
    json: { name: demoAgent.name.ar, email: demoAgent.email, role: "agent" },
  });
  // The link in the invitation would set the password. The demo's people have already chosen theirs.
  const agentHash = await hashPassword(demoAgent.password);
  await tenant.transaction(async (db) => {
    await updateMember(db, demoAgent.email, { password_hash: agentHash, ...proven });
    await updateMember(db, demoOwner.email, { name: demoOwner.name.ar });
  });
  await setUpAgents(api, owner, context.clock());
  const { email, name, password } = demoOperator;
  await addOperator({ ownerPool }, { email, name: name.ar, password });
  const logIn = async ({ email, password }: DemoMember) =>
    (await api.call<{ data: { token: string } }>("POST", "/auth/login/", { json: { email, password } })).data
      .token;
  return { owner, agent: await logIn(demoAgent), operator: await logIn(demoOperator) };
}

async function createKnowledge(api: Api, token: string): Promise<void> {
  for (const source of demoSources)
    await api.upload("/api/knowledge/files/", token, source.name, await readFile(source.path), {
      kind: source.section,
    });
  await uploadHandbook(api, token);
  await api.call("POST", "/api/faqs/", { token, json: demoFaq });
  for (const question of demoQuestions) await api.call("POST", "/api/questions/", { token, json: question });
  const { data } = await api.call<{ data: { training_id: string } }>("POST", "/api/knowledge/train/", {
    token,
  });
  for (let waited = 0; ; waited += 100) {
    const training = await api.call<{ data: { status: string; problem: string | null } }>(
      "GET",
      `/api/knowledge/trainings/${data.training_id}/`,
      { token },
    );
    if (training.data.status === "trained") return;
    if (training.data.status === "failed" || waited > 120_000)
      throw new Error(`the demo could not be trained: ${training.data.problem}`);
    await sleep(100);
  }
}

async function converse(
  api: Api,
  conversation: DemoConversation,
  times: Date[],
  chat: string,
  tokens: Tokens,
  staleBefore: Date,
  setClock: (at: Date) => void,
): Promise<void> {
  const session = `session_${randomBytes(16).toString("hex")}`;
  let at = times[0] as Date;
  for (const [position, message] of conversation.messages.entries()) {
    at = times[position] as Date;
    setClock(at);
    await api.call("POST", "/webhook/chatbot/", {
      session,
      form: { customer_msg: message, chat_token: chat },
    });
  }
  const { data } = await api.call<{
    data: { id: string; number: number; status: string; customer: { id: string } }[];
  }>("GET", "/api/tickets/?page_size=100", { token: tokens.owner });
  // The newest ticket is selected by number and not by activity, because the team acts on earlier tickets after
  // this customer wrote.
  const ticket = data.toSorted((one, other) => other.number - one.number)[0] as (typeof data)[number];
  const { name, phone } = conversation.customer;
  await api.call("PATCH", `/api/customers/${ticket.customer.id}/`, {
    token: tokens.owner,
    json: { name, ...(phone && { phone }) },
  });
  if (conversation.staffReply) {
    setClock(new Date(at.getTime() + 26 * 60_000));
    await api.call("POST", `/api/tickets/${ticket.id}/reply/`, {
      token: tokens[conversation.staffReply.by],
      json: { text: conversation.staffReply.text },
    });
  }
  if (conversation.closeReason) {
    setClock(new Date(at.getTime() + 41 * 60_000));
    await api.call("POST", `/api/tickets/${ticket.id}/close/`, {
      token: tokens.agent,
      json: { reason: conversation.closeReason },
    });
  } else if (ticket.status === "deferred" && at < staleBefore) {
    // A real shop does not leave customers waiting for weeks, so the team has settled these tickets by phone.
    setClock(new Date(at.getTime() + 95 * 60_000));
    await api.call("POST", `/api/tickets/${ticket.id}/resolve/`, { token: tokens.agent });
  }
}

/**
 * Publishes the news once, even when an interrupted creation is repeated: news belong to no organisation and were
 * not deleted with it.
 */
async function publishNews(demo: Context, now: Date): Promise<void> {
  if ((await listArticles(demo)).length > 0) return;
  for (const { daysAgo, ...article } of demoArticles.toReversed())
    await publishArticle(demo, article, new Date(now.getTime() - daysAgo * 86_400_000));
}

async function sayLogIns(context: Context, say: (line: string) => void): Promise<void> {
  const { rows } = await sql<{
    organization_id: string | null;
  }>`select organization_id from gate.login(${demoOwner.email})`.execute(context.db);
  const organization = rows[0]?.organization_id;
  const organizationId = organization ? mintOrganizationId(organization) : null;
  const chat = organizationId
    ? await tenantOf(context, organizationId).transaction((db) =>
        db
          .selectFrom("chat_tokens")
          .select("token")
          .where("organization_id", "=", organizationId)
          .where("revoked_at", "is", null)
          .executeTakeFirst(),
      )
    : undefined;
  say("");
  say(`  portal     ${context.addresses.public}/login`);
  for (const person of [demoOwner, demoAgent, demoOperator])
    say(`  ${person.role.padEnd(10)} ${person.email}  ${person.password}`);
  if (chat) say(`  chat       ${context.addresses.chat}/chat/${chat.token}`);
  say("");
}
