import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { createApp } from "#server/app.ts";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { isSimulated } from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/db/database.ts";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { Api } from "#server/demo/api.ts";
import { demoAgent, type DemoMember, demoOwner, demoSecondAgent } from "#server/demo/business.ts";
import { demoConversations } from "#server/demo/conversations.ts";
import { messageTimes } from "#server/demo/moment.ts";
import type { DemoPlatforms } from "#server/simulator/demo-platforms.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { type PlannedCampaign, planCampaigns, playCampaign } from "./campaigns.ts";
import { copyLines } from "./copy-recent-lines.ts";
import { personOf } from "./customer-side.ts";
import { createPastPlatforms } from "./past-platforms.ts";
import { type PlannedConversation, planMonth, type Staff } from "./plan.ts";
import { playConversation } from "./play-conversation.ts";
import { createSingleTransaction, type SingleTransaction } from "./single-transaction.ts";
import type { MonthCreation } from "./month-creation.ts";

const staff: Record<Staff, DemoMember> = { nora: demoOwner, faisal: demoAgent, reem: demoSecondAgent };
const connectedKinds: ConnectedKind[] = ["whatsapp_meta", "instagram", "twitter", "email"];
/** Length of the longest window in which a platform accepts a reply. */
const recentMs = 8 * 24 * 3_600_000;
/**
 * Maximum number of attempts, because two processes that write at the same time may wait for each other until the
 * database ends one of them.
 */
const maxAttempts = 3;
/**
 * Maximum number of conversations that are left out, because more failures are not the fault of single
 * conversations.
 */
const maxLeftOut = 5;

/** The record of the month as an earlier start left it. */
interface MonthProgress {
  organizationId: OrganizationId;
  endsAt: Date;
  /** Number of conversations of the whole month. */
  planned: number;
  /** Number of conversations that exist already. */
  made: number;
}

/**
 * Creates the demo's month of conversations in the background, oldest first, each through the product's own code
 * under a clock set to its time. It continues where an earlier start was interrupted, and does nothing once the
 * month is complete or when DEMO_MONTH=false omits the rest. `live` are the simulated platforms of the present, and
 * `say` prints a line of progress. `done` never rejects, because failures are logged.
 */
export function createMonth(
  context: Context,
  database: Pick<Database, "pool" | "ownerPool">,
  live: DemoPlatforms,
  say: (line: string) => void,
): { stop: () => Promise<void>; done: Promise<void> } {
  const stopping = new AbortController();
  const done = continueMonth(context, database, live, say, stopping.signal).catch((problem: Error) => {
    if (!stopping.signal.aborted)
      context.log.error(
        { problem: problem.message, stack: problem.stack },
        "the demo's month was not completed",
      );
    live.month = null;
  });
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function continueMonth(
  context: Context,
  { pool, ownerPool }: Pick<Database, "pool" | "ownerPool">,
  live: DemoPlatforms,
  say: (line: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  if (!context.config.demoMonth) return;
  const { rows } = await ownerPool.query<{
    organization_id: string;
    ends_at: Date;
    planned: number;
    made: number;
  }>("select organization_id, ends_at, planned, made from demo_month where made < planned limit 1");
  const row = rows[0];
  if (!row) return;
  const progress: MonthProgress = {
    ...row,
    organizationId: mintOrganizationId(row.organization_id),
    endsAt: row.ends_at,
  };
  const otherStarts = demoConversations.map((one) => messageTimes(one, progress.endsAt)[0] as Date);
  const { conversations } = planMonth(progress.endsAt, otherStarts);
  const { creation, close } = await startCreation(context, pool, live, progress);
  live.month = { made: progress.made, planned: progress.planned };
  const startedAt = performance.now();
  try {
    await playAll(creation, conversations, progress, stopping, live, (made) => {
      live.month = { made, planned: progress.planned };
      if (made % Math.ceil(progress.planned / 4) === 0)
        say(`the demo's month: ${made} of ${progress.planned} conversations`);
    });
    if (stopping.aborted) return;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    say(`the demo's month is complete: ${progress.planned} conversations, ${seconds} s`);
    context.events.publish({
      organizationId: progress.organizationId,
      kind: "ticket",
      id: progress.organizationId,
    });
  } finally {
    live.month = null;
    await close();
  }
}

async function playAll(
  creation: MonthCreation,
  conversations: PlannedConversation[],
  progress: MonthProgress,
  stopping: AbortSignal,
  live: DemoPlatforms,
  report: (made: number) => void,
): Promise<void> {
  const campaigns = planCampaigns(conversations, progress.endsAt);
  let leftOut = 0;
  for (const [position, conversation] of conversations.entries()) {
    if (position < progress.made) continue;
    const before = conversations[position - 1];
    const since = before ? startOf(before) : new Date(0);
    for (let attempt = 1; ; attempt++) {
      if (stopping.aborted) return;
      const due = campaigns.filter(({ at }) => at > since && at <= startOf(conversation));
      const problem = await playOne(creation, progress, position, { conversation, due });
      if (problem === null) {
        const isRecent = progress.endsAt.getTime() - startOf(conversation).getTime() < recentMs;
        if (isRecent) copyLines(creation.past.platforms, live, personOf(conversation.customer));
        break;
      }
      const { message, stack } = problem;
      creation.context.log.warn(
        { problem: message, stack, attempt },
        "a conversation of the demo's month failed",
      );
      if (attempt < maxAttempts) continue;
      leftOut += 1;
      if (leftOut > maxLeftOut) throw problem;
      await playOne(creation, progress, position, { conversation: null, due });
      break;
    }
    report(position + 1);
    // Yielding lets the requests of people who use the demo go first.
    await yieldToEventLoop();
  }
}

const startOf = ({ messages }: PlannedConversation): Date => messages[0]?.at ?? new Date(0);

/**
 * Creates a conversation, the campaigns that are due before it and the record of it in one transaction; without a
 * conversation, only the campaigns and the record. Returns the problem after which nothing was kept, otherwise null.
 */
async function playOne(
  { transaction, context, ...rest }: MonthCreation,
  { organizationId, endsAt }: MonthProgress,
  position: number,
  { conversation, due }: { conversation: PlannedConversation | null; due: PlannedCampaign[] },
): Promise<Error | null> {
  await transaction.begin();
  try {
    for (const campaign of due) await playCampaign({ transaction, context, ...rest }, campaign);
    if (conversation) await playConversation({ transaction, context, ...rest }, conversation, endsAt);
    await tenantOf(context, organizationId).transaction((db) =>
      db
        .updateTable("demo_month")
        .set({ made: position + 1 })
        .where("organization_id", "=", organizationId)
        .execute(),
    );
    await transaction.end("commit");
    return null;
  } catch (problem) {
    await transaction.end("rollback").catch(() => {});
    return problem as Error;
  }
}

async function startCreation(
  context: Context,
  pool: Database["pool"],
  live: DemoPlatforms,
  { organizationId, endsAt }: MonthProgress,
): Promise<{ creation: MonthCreation; close: () => Promise<void> }> {
  let clock = endsAt;
  const past = await createPastPlatforms(context, live, () => clock);
  const transaction = createSingleTransaction(pool, organizationId);
  const monthContext: Context = {
    ...context,
    config: past.config,
    db: transaction.db,
    clock: () => clock,
    // Nobody watches the creation, so its events update no screen and wake no worker.
    events: { ...context.events, publish: () => {} },
    notifications: { ...context.notifications, signal: () => {} },
    platforms: { ...live, ...past.platforms },
  };
  const http = await createApp(monthContext, { limits: false });
  await http.app.listen({ port: past.port, host: "127.0.0.1" });
  const api = new Api(http);
  const members = await logInAll(api, transaction);
  const forEachMember = <T>(read: (one: LoggedIn) => T): Record<Staff, T> => ({
    nora: read(members.nora),
    faisal: read(members.faisal),
    reem: read(members.reem),
  });
  const { chatToken, accounts } = await readContactChannels(tenantOf(context, organizationId));
  return {
    creation: {
      context: monthContext,
      organizationId,
      api,
      transaction,
      past,
      accounts,
      chatToken,
      tokens: forEachMember(({ token }) => token),
      memberIds: forEachMember(({ user }) => user.id),
      setClock: (at) => (clock = at),
    },
    async close() {
      past.platforms.stop();
      await transaction.begin();
      for (const { token } of Object.values(members)) await api.call("POST", "/auth/logout/", { token });
      await transaction.end("commit");
      http.endStreams();
      await http.app.close();
    },
  };
}

interface LoggedIn {
  token: string;
  user: { id: string };
}

async function logInAll(api: Api, transaction: SingleTransaction): Promise<Record<Staff, LoggedIn>> {
  const logIn = async ({ email, password }: DemoMember) => {
    const { data } = await api.call<{ data: LoggedIn }>("POST", "/auth/login/", {
      json: { email, password },
    });
    return data;
  };
  await transaction.begin();
  try {
    const members = {
      nora: await logIn(staff.nora),
      faisal: await logIn(staff.faisal),
      reem: await logIn(staff.reem),
    };
    await transaction.end("commit");
    return members;
  } catch (problem) {
    await transaction.end("rollback").catch(() => {});
    throw problem;
  }
}

/** Reads the chat token and the accounts at simulated platforms, which are the channels the month may write to. */
async function readContactChannels(
  tenant: Tenant,
): Promise<{ chatToken: string; accounts: Map<ConnectedKind, string> }> {
  return tenant.transaction(async (db) => {
    const { token } = await db
      .selectFrom("chat_tokens")
      .select("token")
      .where("organization_id", "=", tenant.id)
      .where("revoked_at", "is", null)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom("channel_connections")
      .select(["kind", "account"])
      .where("organization_id", "=", tenant.id)
      .where("disconnected_at", "is", null)
      .execute();
    const accounts = new Map<ConnectedKind, string>();
    for (const { kind, account } of rows) {
      const known = connectedKinds.find((one) => one === kind);
      if (known && isSimulated(tenant, known)) accounts.set(known, account);
    }
    return { chatToken: token, accounts };
  });
}
