import { chownSync, copyFileSync, chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { connectTo } from "#server/testing/held-job.ts";
import { outsideDatabase } from "#server/testing/outside-database.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { openDatabase } from "./database.ts";
import { createNotifications } from "./notifications.ts";

const tls = (name: string) => fileURLToPath(new URL(`./fixtures/tls/${name}`, import.meta.url));

/**
 * Makes a running PostgreSQL accept its two roles over TLS only, each by its own certificate and without a
 * password.
 */
async function requireCertificates(superUrl: string): Promise<void> {
  const admin = await connectTo(superUrl);
  const folder = (await admin.query("show data_directory")).rows[0].data_directory as string;
  const { uid, gid } = statSync(folder);
  const pathOf = (name: string) => {
    const path = join(folder, name);
    copyFileSync(tls(name), path);
    chownSync(path, uid, gid);
    chmodSync(path, 0o600);
    return path;
  };
  const settings = {
    ssl_cert_file: pathOf("server.pem"),
    ssl_key_file: pathOf("server-key.pem"),
    ssl_ca_file: pathOf("authority.pem"),
    ssl: "on",
  };
  for (const [name, value] of Object.entries(settings))
    await admin.query(`alter system set ${name} = ${pg.escapeLiteral(value)}`);
  await admin.query("create role wakil_app login");
  const rules = join(folder, "pg_hba.conf");
  const roles = "wakil wakil_owner,wakil_app 127.0.0.1/32";
  writeFileSync(rules, `hostssl ${roles} cert\nhostnossl ${roles} reject\n${readFileSync(rules, "utf8")}`);
  await admin.query("select pg_reload_conf()");
  await admin.end();
}

test("both roles reach PostgreSQL over TLS with certificates of their own; no password, no other's certificate and no plain connection is taken", async () => {
  await using outside = await outsideDatabase({ isEmpty: true });
  await using folder = temporaryData();
  await requireCertificates(outside.superUrl);
  const address = (role: string, certificate: string, change: Record<string, string> = {}) => {
    const url = new URL(outside.ownerUrl);
    [url.username, url.password] = [role, ""];
    url.search = new URLSearchParams({
      sslmode: "verify-full",
      sslrootcert: tls("authority.pem"),
      sslcert: tls(`${certificate}.pem`),
      sslkey: tls(`${certificate}-key.pem`),
      ...change,
    }).toString();
    return url.href;
  };
  const config = readConfig({
    NODE_ENV: "production",
    SMTP_URL: "smtps://mail.example",
    SECRET_KEY: "a secret that all processes share, long enough",
    DATA_DIR: folder.path,
    DATABASE_URL: address("wakil_owner", "owner"),
    DATABASE_APP_URL: address("wakil_app", "app"),
  });
  const database = await openDatabase(config, () => {});
  const notifications = createNotifications({
    listenUrl: database.ownerUrl,
    pool: database.pool,
    log: { warn: () => {} },
  });
  const notification = new Promise<string>((resolve) => void notifications.listen("certificates", resolve));
  await database.pool.query("select 1");
  const admin = await connectTo(outside.superUrl);
  const { rows } = await admin.query<{ usename: string; encrypted: boolean; client_dn: string }>(
    `select distinct usename, ssl as encrypted, client_dn from pg_stat_ssl join pg_stat_activity using (pid)
     where usename like 'wakil%' order by usename`,
  );
  expect(rows).toEqual([
    { usename: "wakil_app", encrypted: true, client_dn: "/CN=wakil_app" },
    { usename: "wakil_owner", encrypted: true, client_dn: "/CN=wakil_owner" },
  ]);
  const sending = setInterval(() => void notifications.notify("certificates", "heard"), 50);
  expect(await notification).toBe("heard");
  clearInterval(sending);
  await admin.end();
  await notifications.close();
  await database.close();

  const refusal = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    const problem = await client.connect().then(
      () => null,
      (refused: Error) => refused.message,
    );
    await client.end().catch(() => {});
    return problem;
  };
  expect(await refusal(outside.ownerUrl)).toContain("pg_hba.conf rejects connection");
  expect(await refusal(address("wakil_owner", "app"))).toContain("certificate authentication failed");
  const withoutOne = new URL(address("wakil_app", "app"));
  for (const name of ["sslcert", "sslkey"]) withoutOne.searchParams.delete(name);
  expect(await refusal(withoutOne.href)).toMatch(/valid client certificate/);
  // This authority did not sign the server's certificate, so nothing is sent to the server.
  expect(await refusal(address("wakil_app", "app", { sslrootcert: tls("owner.pem") }))).toMatch(
    /unable to|self-signed|certificate/,
  );
}, 120_000);
