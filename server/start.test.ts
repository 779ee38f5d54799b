import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFolder, databasePid, endDatabase, runServer, runToEnd } from "./testing/server-process.ts";

const minutes = 120_000;
const status = async (url: string) => (await fetch(url)).status;

test(
  "a fresh folder: one line says where it is ready, and it lives, is ready and counts",
  async () => {
    await using folder = dataFolder();
    await using server = await runServer({ env: { DATA_DIR: folder.path } });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect(server.stdout().match(/^ready /gm)).toHaveLength(1);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ data: { status: "ok" } });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ data: { status: "ready" } });
    expect(await status(`${server.url}/metrics`)).toBe(200);

    server.signal("SIGTERM");
    expect((await server.ended).code).toBe(0);
    expect(databasePid(join(folder.path, "postgres")), "the database it started ends with it").toBeNull();
  },
  minutes,
);

test(
  "A17: a second server on the same folder refuses in a sentence, and the first is unharmed",
  async () => {
    await using folder = dataFolder();
    await using first = await runServer({ env: { DATA_DIR: folder.path } });
    const second = await runToEnd({ env: { DATA_DIR: folder.path } });
    expect(second.code).toBe(1);
    expect(second.stderr.trim()).toBe(
      `Another Wakil server is using ${folder.path}. Stop it first, or give this one its own folder with DATA_DIR=./other.`,
    );
    expect(await status(`${first.url}/readyz`)).toBe(200);
    expect(await status(`${first.url}/auth/business_industrys/`)).toBe(200);
    expect(databasePid(join(folder.path, "postgres"))).not.toBeNull();
  },
  minutes,
);

test(
  "after a kill -9 the next start takes over the database that was left running",
  async () => {
    await using folder = dataFolder();
    const first = await runServer({ env: { DATA_DIR: folder.path } });
    first.signal("SIGKILL");
    await first.ended;
    const left = databasePid(join(folder.path, "postgres"));
    expect(left).not.toBeNull();
    await using second = await runServer({ env: { DATA_DIR: folder.path } });
    expect(await status(`${second.url}/readyz`)).toBe(200);
    expect(databasePid(join(folder.path, "postgres"))).toBe(left);
  },
  minutes,
);

test(
  "after a power cut the process number in the database's own file may be another program's",
  async () => {
    await using folder = dataFolder();
    const first = await runServer({ env: { DATA_DIR: folder.path } });
    first.signal("SIGKILL");
    await first.ended;
    const data = join(folder.path, "postgres");
    const lock = join(data, "postmaster.pid");
    await endDatabase(data);
    writeFileSync(lock, [process.pid, data, "1700000000", "5432", "", "127.0.0.1", ""].join("\n"));
    await using second = await runServer({ env: { DATA_DIR: folder.path } });
    expect(await status(`${second.url}/readyz`)).toBe(200);
    expect(databasePid(data)).not.toBe(process.pid);
  },
  minutes,
);

test(
  "a taken port is named, with what to do, and the database does not stay behind",
  async () => {
    await using folder = dataFolder();
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
    expect(databasePid(join(folder.path, "postgres"))).toBeNull();
  },
  minutes,
);

test(
  "a wrong value stops the start before anything is made",
  async () => {
    await using folder = dataFolder();
    const refused = await runToEnd({ env: { DATA_DIR: join(folder.path, "data"), PORT: "three" } });
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim()).toBe(
      "wakil: the environment has wrong values (see .env.example)\n  PORT: expected a port number",
    );
    expect(existsSync(join(folder.path, "data"))).toBe(false);
  },
  minutes,
);

const shared = "/var/lib/wakil";
const asRoot = process.getuid?.() === 0;
if (!asRoot) console.warn("skipped: a folder that only root may enter needs root");

test.runIf(asRoot)(
  "as root in a home that nobody else may enter, the database lives under /var/lib, said once",
  async () => {
    const home = mkdtempSync(join(tmpdir(), "wakil-home-"));
    const dataDir = join(home, "shop", "data");
    mkdirSync(dataDir, { recursive: true });
    chmodSync(home, 0o700);
    // As hardened machines set it for root: what is copied for "nobody" must be readable all the same.
    const mask = process.umask(0o077);
    // Only what belongs to this data folder is the test's to remove: others may keep theirs beside it.
    const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
    const database = join(shared, `data-${key}`);
    try {
      for (const turn of ["first start", "second start"]) {
        await using server = await runServer({ env: { DATA_DIR: dataDir } });
        expect(await status(`${server.url}/readyz`), turn).toBe(200);
        expect(server.stdout().match(/the database runs as "nobody"/g), turn).toHaveLength(1);
        expect(server.stdout()).toContain(`its files are in ${database}`);
        server.signal("SIGTERM");
        expect((await server.ended).code).toBe(0);
      }
      expect(existsSync(join(database, "PG_VERSION"))).toBe(true);
    } finally {
      process.umask(mask);
      if (existsSync(database)) await endDatabase(database);
      for (const name of existsSync(shared) ? readdirSync(shared) : [])
        if (name.startsWith(`data-${key}`)) rmSync(join(shared, name), { recursive: true, force: true });
      rmSync(home, { recursive: true, force: true });
    }
  },
  minutes,
);
