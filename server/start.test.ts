import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseFolder } from "./db/embedded-folders.ts";
import { migratedData } from "./testing/migrated-data.ts";
import { databasePid, endDatabase, runServer, runToEnd } from "./testing/server-process.ts";
import { createClosedHome, temporaryData } from "./testing/temporary-data.ts";

const minutes = 240_000;
const status = async (url: string) => (await fetch(url)).status;

test(
  "a fresh folder: one line says where it is ready, and it lives, is ready and counts",
  async () => {
    await using folder = temporaryData();
    await using server = await runServer({ env: { DATA_DIR: folder.path } });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect(server.stdout().match(/^ready /gm)).toHaveLength(1);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ data: { status: "ok" } });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ data: { status: "ready" } });
    expect(await status(`${server.url}/metrics`)).toBe(200);

    server.signal("SIGTERM");
    expect((await server.ended).code).toBe(0);
    expect(databasePid(folder.path), "the database it started ends with it").toBeNull();
  },
  minutes,
);

test(
  "A17: a second server on the same folder refuses in a sentence, and the first is unharmed",
  async () => {
    await using folder = migratedData();
    await using first = await runServer({ env: { DATA_DIR: folder.path } });
    const second = await runToEnd({ env: { DATA_DIR: folder.path } });
    expect(second.code).toBe(1);
    expect(second.stderr.trim()).toBe(
      `Another Wakil server is using ${folder.path}. Stop it first, or give this one its own folder with DATA_DIR=./other.`,
    );
    expect(await status(`${first.url}/readyz`)).toBe(200);
    expect(await status(`${first.url}/auth/business_industrys/`)).toBe(200);
    expect(databasePid(folder.path)).not.toBeNull();
  },
  minutes,
);

test(
  "after a kill -9 the next start takes over the database that was left running",
  async () => {
    await using folder = migratedData();
    const first = await runServer({ env: { DATA_DIR: folder.path } });
    first.signal("SIGKILL");
    await first.ended;
    const left = databasePid(folder.path);
    expect(left).not.toBeNull();
    await using second = await runServer({ env: { DATA_DIR: folder.path } });
    expect(await status(`${second.url}/readyz`)).toBe(200);
    expect(databasePid(folder.path)).toBe(left);
  },
  minutes,
);

test(
  "after a power cut the process number in the database's own file may be another program's",
  async () => {
    await using folder = migratedData();
    const first = await runServer({ env: { DATA_DIR: folder.path } });
    first.signal("SIGKILL");
    await first.ended;
    const data = databaseFolder(folder.path);
    const lock = join(data, "postmaster.pid");
    await endDatabase(folder.path);
    writeFileSync(lock, [process.pid, data, "1700000000", "5432", "", "127.0.0.1", ""].join("\n"));
    await using second = await runServer({ env: { DATA_DIR: folder.path } });
    expect(await status(`${second.url}/readyz`)).toBe(200);
    expect(databasePid(folder.path)).not.toBe(process.pid);
  },
  minutes,
);

test(
  "a taken port is named, with what to do, and the database does not stay behind",
  async () => {
    await using folder = migratedData();
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
    const address = taken.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const refused = await runToEnd({ env: { DATA_DIR: folder.path, PORT: String(port) } });
    taken.close();
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim()).toBe(
      `wakil: port ${port} is taken by another program. Start with another one: PORT=${port + 1} npm start`,
    );
    expect(databasePid(folder.path)).toBeNull();
  },
  minutes,
);

test(
  "a wrong value stops the start before anything is made",
  async () => {
    await using folder = temporaryData();
    const refused = await runToEnd({ env: { DATA_DIR: join(folder.path, "data"), PORT: "three" } });
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim()).toBe(
      "wakil: the environment has wrong values (see .env.example)\n  PORT: expected a port number",
    );
    expect(existsSync(join(folder.path, "data"))).toBe(false);
  },
  minutes,
);

const asRoot = process.getuid?.() === 0;
if (!asRoot) console.warn("skipped: a folder that only root may enter needs root");

/**
 * Starts the server and ends it properly. Returns the address of the database that was used, and what was printed.
 */
async function startOnce(dataDir: string): Promise<{ database: string; stdout: string }> {
  await using server = await runServer({ env: { DATA_DIR: dataDir } });
  expect(await status(`${server.url}/readyz`)).toBe(200);
  const database = databaseFolder(dataDir);
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
  return { database, stdout: server.stdout() };
}

test.runIf(asRoot)(
  "as root in a home that nobody else may enter, the database lives under /var/lib, said once",
  async () => {
    await using home = createClosedHome();
    // Hardened machines set this mask for root. Files that are copied for the user "nobody" must be readable
    // nevertheless.
    const mask = process.umask(0o077);
    try {
      const first = await startOnce(home.dataDir);
      const second = await startOnce(home.dataDir);
      expect(first.database).toMatch(/^\/var\/lib\/wakil\//);
      expect(second.database).toBe(first.database);
      for (const { stdout } of [first, second]) {
        expect(stdout.match(/the database runs as "nobody"/g)).toHaveLength(1);
        expect(stdout).toContain(`its files are in ${first.database}`);
      }
      expect(existsSync(join(first.database, "PG_VERSION"))).toBe(true);
    } finally {
      process.umask(mask);
    }
  },
  minutes,
);
