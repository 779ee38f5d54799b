import { setImmediate as turn } from "node:timers/promises";
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
import type { World } from "./world.ts";

const staff: Record<Staff, DemoMember> = { nora: demoOwner, faisal: demoAgent, reem: demoSecondAgent };
const kinds: ConnectedKind[] = ["whatsapp_meta", "instagram", "twitter", "email"];
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

interface Begun {
  organizationId: OrganizationId;
  endsAt: Date;
  planned: number;
  made: number;
}

/**
 * Creates the demo's month of conversations after the start, oldest first, each through the product's own code
 * under a clock set to its time. It continues where an earlier start was interrupted, and does nothing once the
 * month is complete or when DEMO_MONTH=false omits the rest.
 */
export function createMonth(
  context: Context,
  database: Pick<Database, "pool" | "ownerPool">,
  live: DemoPlatforms,
  say: (line: string) => void,
): { stop: () => Promise<void>; done: Promise<void> } {
  const leaving = new AbortController();
  const done = make(context, database, live, say, leaving.signal).catch((problem: Error) => {
    if (!leaving.signal.aborted)
      context.log.error(
        { problem: problem.message, stack: problem.stack },
        "the demo's month was not completed",
      );
    live.month = null;
  });
  return {
    done,
    async stop() {
      leaving.abort();
      await done;
    },
  };
}

async function make(
  context: Context,
  { pool, ownerPool }: Pick<Database, "pool" | "ownerPool">,
  live: DemoPlatforms,
  say: (line: string) => void,
  leaving: AbortSignal,
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
  const begun: Begun = {
    ...row,
    organizationId: mintOrganizationId(row.organization_id),
    endsAt: row.ends_at,
  };
  const others = demoConversations.map((one) => messageTimes(one, begun.endsAt)[0] as Date);
  const { conversations } = planMonth(begun.endsAt, others);
  const { world, close } = await createWorld(context, pool, live, begun);
  live.month = { made: begun.made, planned: begun.planned };
  const startedAt = performance.now();
  try {
    await playAll(world, conversations, begun, leaving, live, (made) => {
      live.month = { made, planned: begun.planned };
      if (made % Math.ceil(begun.planned / 4) === 0)
        say(`the demo's month: ${made} of ${begun.planned} conversations`);
    });
    if (leaving.aborted) return;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    say(`the demo's month is complete: ${begun.planned} conversations, ${seconds} s`);
    context.events.publish({
      organizationId: begun.organizationId,
      kind: "ticket",
      id: begun.organizationId,
    });
  } finally {
    live.month = null;
    await close();
  }
}

async function playAll(
  world: World,
  conversations: PlannedConversation[],
  begun: Begun,
  leaving: AbortSignal,
  live: DemoPlatforms,
  report: (made: number) => void,
): Promise<void> {
  const campaigns = planCampaigns(conversations, begun.endsAt);
  let leftOut = 0;
  for (const [position, conversation] of conversations.entries()) {
    if (position < begun.made) continue;
    const before = conversations[position - 1];
    const since = before ? startOf(before) : new Date(0);
    for (let attempt = 1; ; attempt++) {
      if (leaving.aborted) return;
      const due = campaigns.filter(({ at }) => at > since && at <= startOf(conversation));
      const problem = await playOne(world, begun, position, { conversation, due });
      if (problem === null) {
        const isRecent = begun.endsAt.getTime() - startOf(conversation).getTime() < recentMs;
        if (isRecent) copyLines(world.past.platforms, live, personOf(conversation.customer));
        break;
      }
      const { message, stack } = problem;
      world.context.log.warn(
        { problem: message, stack, attempt },
        "a conversation of the demo's month failed",
      );
      if (attempt < maxAttempts) continue;
      leftOut += 1;
      if (leftOut > maxLeftOut) throw problem;
      await playOne(world, begun, position, { conversation: null, due });
      break;
    }
    report(position + 1);
    // Yielding lets the requests of people who use the demo go first.
    await turn();
  }
}

const startOf = ({ messages }: PlannedConversation): Date => messages[0]?.at ?? new Date(0);

/**
 * Creates a conversation, the campaigns that are due before it and the record of it in one transaction. Returns
 * null when the conversation is left out.
 */
async function playOne(
  { transaction, context, ...rest }: World,
  { organizationId, endsAt }: Begun,
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

async function createWorld(
  context: Context,
  pool: Database["pool"],
  live: DemoPlatforms,
  { organizationId, endsAt }: Begun,
): Promise<{ world: World; close: () => Promise<void> }> {
  let clock = endsAt;
  const past = await createPastPlatforms(context, live, () => clock);
  const transaction = createSingleTransaction(pool, organizationId);
  const month: Context = {
    ...context,
    config: past.config,
    db: transaction.db,
    clock: () => clock,
    // Nobody watches the creation, so its events update no screen and wake no worker.
    events: { ...context.events, publish: () => {} },
    notifications: { ...context.notifications, signal: () => {} },
    platforms: { ...live, ...past.platforms },
  };
  const http = await createApp(month, { limits: false });
  await http.app.listen({ port: past.port, host: "127.0.0.1" });
  const api = new Api(http);
  const members = await logInAll(api, transaction);
  const of = <T>(read: (one: LoggedIn) => T): Record<Staff, T> => ({
    nora: read(members.nora),
    faisal: read(members.faisal),
    reem: read(members.reem),
  });
  const { chatToken, accounts } = await readDoors(tenantOf(context, organizationId));
  return {
    world: {
      context: month,
      organizationId,
      api,
      transaction,
      past,
      accounts,
      chatToken,
      tokens: of(({ token }) => token),
      memberIds: of(({ user }) => user.id),
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

/** Reads where customers reach the business. An account at a real platform is left alone. */
async function readDoors(
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
      const known = kinds.find((one) => one === kind);
      if (known && isSimulated(tenant, known)) accounts.set(known, account);
    }
    return { chatToken: token, accounts };
  });
}
