import { spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseAccount } from "#server/db/embedded-folders.ts";
import { findFreePort } from "#server/find-free-port.ts";
import { connectTo } from "./held-job.ts";
import { until } from "./server-process.ts";
import { temporaryData } from "./temporary-data.ts";
import { release, watch } from "./watchdog.ts";

/** Maximum number of connections of one role that PgBouncer opens to PostgreSQL, for any number of clients. */
const maxServerConnections = 6;

/** PgBouncer in transaction mode for one role of a PostgreSQL server. */
export interface PgBouncer extends AsyncDisposable {
  /** The role's address through PgBouncer. */
  url: string;
  maxServerConnections: number;
}

/** Starts the program for the database and the role, with its password, in `url`. */
export async function startPgBouncer(program: string, url: string): Promise<PgBouncer> {
  const folder = temporaryData("wakil-pgbouncer-");
  const { hostname, port, pathname, username, password } = new URL(url);
  const name = pathname.slice(1);
  const poolerPort = await findFreePort();
  const users = join(folder.path, "users.txt");
  const settings = join(folder.path, "pgbouncer.ini");
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${maxServerConnections}
max_client_conn = 500
log_connections = 0
log_disconnections = 0
`,
  );
  for (const path of [users, settings]) chmodSync(path, 0o644);
  // PgBouncer refuses to run as root, like PostgreSQL.
  const child = spawn(program, ["--quiet", settings], { ...databaseAccount(), stdio: "ignore" });
  const what = { pid: child.pid as number };
  watch(what);
  const ended = new Promise((done) => child.once("close", done));
  void ended.then(() => release(what));
  const address = new URL(url);
  address.port = String(poolerPort);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    const client = await connectTo(address.href).catch(() => null);
    await client?.end();
    return client !== null;
  }, "PgBouncer");
  return {
    url: address.href,
    maxServerConnections,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}
