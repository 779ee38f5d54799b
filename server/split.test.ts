import { existsSync } from "node:fs";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { readConfig } from "./config.ts";
import { DatabaseRefusedError, openDatabase } from "./db/database.ts";
import { receiveMessage } from "./modules/conversations/conversations.ts";
import { connectTo } from "./testing/held-job.ts";
import { openContext } from "./testing/open-context.ts";
import { listenToPortal } from "./testing/listen-to-portal.ts";
import { outsideDatabase } from "./testing/outside-database.ts";
import { openShop } from "./testing/over-http.ts";
import { startSmtp } from "./testing/smtp-server.ts";
import { runServer, runToEnd, until } from "./testing/server-process.ts";
import { temporaryData } from "./testing/temporary-data.ts";

const minutes = 180_000;
const secret = "a secret that all processes share, long enough";

test(
  "web and worker run apart on an outside PostgreSQL: jobs go one way, live events the other",
  async () => {
    await using outside = await outsideDatabase({ isEmpty: true });
    await using folder = temporaryData();
    await using smtp = await startSmtp("wakil");
    const env = {
      NODE_ENV: "production",
      SMTP_URL: `smtp://wakil:right-password@127.0.0.1:${smtp.port}`,
      DATA_DIR: folder.path,
      DATABASE_URL: outside.ownerUrl,
      SECRET_KEY: secret,
      TRUST_PROXY: "true",
    };
    // Both processes start at once on an empty database: one migrates it, the other waits.
    const [web, worker] = await Promise.all([
      runServer({ env, only: "web" }),
      runServer({ env, only: "worker" }),
    ]);
    await using _web = web;
    await using _worker = worker;
    expect(worker.url).toBe("worker");
    expect(existsSync(join(folder.path, "postgres")), "nothing embedded is started").toBe(false);

    const shop = await openShop(web.url);
    const owner = await connectTo(outside.ownerUrl);
    await owner.query("update members set email_verified_at = now()");
    await owner.end();
    await using portal = await listenToPortal(web.url, shop.token);
    // Without a trained version the agent hands over, and the worker has to send the brief to the team.
    const said = await shop.say("هل توصلون إلى جدة؟");
    expect(said.status).toBe(200);
    expect(said.body.decision).toBe("handover");
    await until(() => smtp.receivedMails.length === 2, "the mail of the sign-up, and the brief");
    await until(
      () => worker.stdout().includes('"job":"mail.send"'),
      "the worker says that it sent the brief",
    );
    expect(web.stdout()).not.toContain('"job":');

    // The message arrived by a channel without a request of its own: this process stores it, the worker answers it,
    // and the portal receives the events.
    await using here = await openContext(env);
    const kinds = (): string[] => portal.heard().match(/"kind":"\w+"/g) ?? [];
    await until(() => kinds().includes('"kind":"message"'), "the first reply's event");
    const before = kinds().filter((kind) => kind === '"kind":"message"').length;
    const { messageId } = await receiveMessage(tenantOf(here.context, shop.organizationId), {
      from: { channel: "chat", externalId: randomUUID() },
      text: "متى تفتحون؟",
      externalId: randomUUID(),
      inline: false,
    });
    await until(() => worker.stdout().includes(`message ${messageId}: replied with`), "the worker's reply");
    await until(
      () => kinds().filter((kind) => kind === '"kind":"message"').length > before,
      "its event in the web process",
    );
    expect(portal.heard()).not.toContain("متى");

    worker.signal("SIGTERM");
    expect(await worker.ended).toMatchObject({ code: 0, stderr: "" });
    web.signal("SIGTERM");
    expect(await web.ended).toMatchObject({ code: 0, stderr: "" });
    expect(outside.pid(), "somebody else's database keeps running").not.toBeNull();
  },
  minutes,
);

test(
  "the application refuses to serve through the owner's role, in a sentence",
  async () => {
    await using outside = await outsideDatabase({ isEmpty: true });
    await using folder = temporaryData();
    const env = { DATA_DIR: folder.path, DATABASE_URL: outside.ownerUrl, SECRET_KEY: secret };
    // The application's role has to exist first; the owner creates it at a first start.
    await using first = await runServer({ env, only: "web" });
    expect(first.url).toMatch(/^http/);
    const refused = await runToEnd({ env: { ...env, DATABASE_APP_URL: outside.ownerUrl }, only: "web" });
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim()).toBe(
      'The application\'s database role "wakil_owner" is a superuser, bypasses row-level security or owns the tables. ' +
        "Give it a plain role (DATABASE_APP_URL), or leave that empty and let Wakil make one.",
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  },
  minutes,
);

test(
  "an owner who may not create roles works with an application's role made beforehand",
  async () => {
    await using outside = await outsideDatabase({ isEmpty: true });
    await using folder = temporaryData();
    const admin = await connectTo(outside.superUrl);
    await admin.query(
      "create role shop_owner login password 'owner-pass' nosuperuser nocreaterole nocreatedb",
    );
    await admin.query("create role wakil_app login password 'app-pass'");
    await admin.query(
      "create database shop owner shop_owner template template0 encoding 'UTF8' locale 'C.UTF-8'",
    );
    await admin.end();
    const url = (name: string, password: string) => {
      const address = new URL(outside.ownerUrl);
      [address.username, address.password, address.pathname] = [name, password, "/shop"];
      return address.href;
    };
    const env = {
      DATA_DIR: folder.path,
      DATABASE_URL: url("shop_owner", "owner-pass"),
      DATABASE_APP_URL: url("wakil_app", "app-pass"),
      TRUST_PROXY: "true",
    };
    await using server = await runServer({ env });
    const shop = await openShop(server.url);
    expect((await shop.say("هل توصلون إلى جدة؟")).status).toBe(200);
    const owner = await connectTo(env.DATABASE_URL);
    await until(
      async () => (await owner.query("select 1 from mails where status = 'sent'")).rowCount === 1,
      "the mail of the sign-up",
    );
    await owner.end();
  },
  minutes,
);

test(
  "an outside database that is not there, or does not let us in, is said without its password",
  async () => {
    await using outside = await outsideDatabase({ isEmpty: true });
    await using folder = temporaryData();
    const env = (change: (address: URL) => void) => {
      const address = new URL(outside.ownerUrl);
      change(address);
      return { DATA_DIR: folder.path, DATABASE_URL: address.href };
    };
    const { host } = new URL(outside.ownerUrl);
    const stranger = await runToEnd({ env: env((address) => (address.password = "hunter2-hunter2")) });
    expect(stranger.stderr.trim()).toBe(
      `wakil: the database at ${host} cannot be used: password authentication failed for user "wakil_owner". See DATABASE_URL.`,
    );
    expect(stranger.code).toBe(1);
    // What a start prints is the error's message, so the other addresses need no start.
    const open = (change: (address: URL) => void) =>
      openDatabase(readConfig({ NODE_ENV: "test", ...env(change) }), () => {});
    await expect(open((address) => (address.port = "9"))).rejects.toThrow(
      /^wakil: the database at 127\.0\.0\.1:9 cannot be used: connect ECONNREFUSED .*See DATABASE_URL\.$/,
    );
    await expect(open((address) => (address.pathname = "/nowhere"))).rejects.toThrow(
      new DatabaseRefusedError(
        `wakil: the database at ${host} cannot be used: database "nowhere" does not exist. See DATABASE_URL.`,
      ),
    );
  },
  minutes,
);
