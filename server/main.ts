import { join } from "node:path";
import { pino } from "pino";
import { createApp, jobs } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { Context } from "./context.ts";
import { type Database, DatabaseInUseError, openDatabase } from "./db/database.ts";
import { EmbeddedError } from "./db/embedded.ts";
import { UnsafeRoleError } from "./db/guard.ts";
import { MigrationError } from "./db/migrate.ts";
import { closeReaders } from "./documents/readers.ts";
import { createEvents } from "./events/events.ts";
import { diskStore } from "./files/file-store.ts";
import type { HttpServer } from "./http/server.ts";
import { type JobRunner, startJobs } from "./jobs/runner.ts";
import { loadedVersions } from "./versions/loaded-versions.ts";

/** `--only=web` or `--only=worker` runs one side; without it both run in this process. */
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** What has begun, so that a failure later in the start still leaves in order. */
let started: Running | undefined;

/** How long running requests and jobs get to finish after SIGTERM. */
const drainMs = 8_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({
    level: config.logLevel ?? (config.production ? "info" : "warn"),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  if (only !== "worker") await buildWhenStale(config);
  const database = await openDatabase(config, (line) => say(`wakil: ${line}`));
  const publicUrl =
    config.publicUrl ??
    `http://${config.host === "0.0.0.0" || config.host === "::" ? "localhost" : config.host}:${config.port}`;
  const files = diskStore(join(config.dataDir, "files"));
  const context: Context = {
    config,
    db: database.db,
    files,
    versions: loadedVersions(files),
    events: await createEvents({ listenUrl: database.ownerUrl, pool: database.pool, log }),
    log,
    clock: () => new Date(),
    addresses: { public: publicUrl, chat: config.chatUrl ?? publicUrl },
  };

  const running: Running = { context, database };
  started = running;
  // Before the first line of work, so that a signal during the demo's making still leaves a whole database.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(running, signal));

  if (only !== "web") running.runner = await startJobs(context, database.ownerPool, jobs);
  if (config.demo && only === undefined) {
    const { createDemo } = await import("./demo/create-demo.ts");
    await createDemo(context, say);
  }
  if (only !== "worker") {
    running.http = await createApp(context, { draining: () => running.stopping === true });
    await running.http.app.listen({ port: config.port, host: config.host });
    const address = running.http.app.server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    say(`ready ${config.publicUrl ?? publicUrl.replace(/:\d+$/, `:${port}`)}`);
  } else say("ready worker");
}

interface Running {
  context: Context;
  database: Database;
  http?: HttpServer;
  runner?: JobRunner;
  stopping?: boolean;
}

/** Takes nothing new, lets what runs finish, then leaves; a second signal does not hurry it into losing work. */
async function stop(running: Running, signal: string): Promise<void> {
  running.stopping = true;
  say(`wakil: ${signal}, finishing what is running`);
  const hurry = setTimeout(() => process.exit(0), drainMs + 1_000);
  hurry.unref();
  await close(running);
  process.exit(0);
}

async function close(running: Running): Promise<void> {
  running.http?.endStreams();
  const late = new Promise((give) => setTimeout(give, drainMs).unref());
  await Promise.race([Promise.allSettled([running.http?.app.close(), running.runner?.stop()]), late]);
  await running.context.events.close();
  await closeReaders();
  await running.database.close();
}

/** The browser's side is built from source on the first start and whenever it changed; production ships it built. */
async function buildWhenStale(config: Config): Promise<void> {
  if (config.production) return;
  const { buildWeb } = await import("../scripts/build.ts");
  const did = await buildWeb();
  if (!did.includes("up to date")) say(`wakil: ${did}`);
}

try {
  await start();
} catch (problem) {
  const { message, code } = problem as Error & { code?: string };
  const expected = [ConfigError, DatabaseInUseError, EmbeddedError, MigrationError, UnsafeRoleError].some(
    (kind) => problem instanceof kind,
  );
  if (expected) process.stderr.write(`${message}\n`);
  else if (code === "EADDRINUSE")
    process.stderr.write(`wakil: the port is taken. Start with another one: PORT=3001 npm start\n`);
  else process.stderr.write(`${(problem as Error).stack}\n`);
  if (started) await close(started);
  process.exit(1);
}
