import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createApp, jobs, startChannelListeners } from "./app.ts";
import { UnfinishedRestoreError } from "./backup/unfinished-restore.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { DataFolderError, explainFileFault, prepareDataFolder } from "./data-folder.ts";
import { DatabaseInUseError, DatabaseRefusedError, openDatabase } from "./db/database.ts";
import { EmbeddedError } from "./db/embedded-error.ts";
import { UnsafeRoleError } from "./db/guard.ts";
import { MigrationError } from "./db/migrate.ts";
import { endProcess } from "./end-process.ts";
import { FileStoreRefused } from "./files/file-store.ts";
import { holdPort } from "./http/hold-port.ts";
import { startJobs } from "./jobs/runner.ts";
import { close, shutDown, type Running } from "./shutdown.ts";
import { createLog } from "./log.ts";
import { exportLog } from "./log-export.ts";
import { reencryptAll } from "./re-encryption.ts";
import { encryptionSecrets } from "./secrets.ts";
import { requireEncryptedAddresses, requireLocalDemo } from "./this-machine.ts";
import { startTracing } from "./tracing/tracing.ts";
import type { DemoPlatforms } from "./simulator/demo-platforms.ts";

/** `--only=web` or `--only=worker` runs one side of the product. Without the option both run in this process. */
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const say = (line: string) => process.stdout.write(`${line}\n`);
const running: Running = { leaving: false };

async function start(): Promise<void> {
  const config = readConfig(process.env);
  requireLocalDemo(config);
  requireEncryptedAddresses(config);
  await prepareDataFolder(config);
  const service = only ? `wakil-${only}` : "wakil";
  const { headers } = config.tracing;
  const exported = config.logsEndpoint
    ? exportLog({ endpoint: config.logsEndpoint, headers, service })
    : null;
  running.stopLogExport = exported?.stop;
  const log = createLog(config, exported?.stream);
  running.stopTracing = await startTracing(config, service);
  if (only !== "worker") await buildWhenStale(config);
  // The signal handlers are installed before the database's own process starts, which is the first thing that has
  // to be stopped properly.
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (!running.leaving) say(`wakil: ${signal}, finishing what is running`);
      void shutDown(running);
    });
  running.opening = openDatabase(config, (line) => say(`wakil: ${line}`));
  const database = await running.opening;
  const again = await reencryptAll(database.ownerPool, encryptionSecrets(config));
  if (again > 0) say(`wakil: ${again} secrets are sealed under the new SECRET_KEY`);
  const heldPort = only === "worker" ? null : await holdPort(config);
  const port = heldPort?.port ?? config.port;
  const publicUrl = config.publicUrl ?? `http://${hostForPeople(config.host)}:${port}`;
  const context = await createContext(config, database, log, publicUrl);
  running.context = context;
  if (running.leaving) return;

  let isDemoNew = false;
  let platforms: DemoPlatforms | undefined;
  if (config.demo && only === undefined) {
    const { openDemoPlatforms } = await import("./simulator/demo-platforms.ts");
    platforms = openDemoPlatforms(context);
    context.platforms = platforms;
    const { createDemo } = await import("./demo/create-demo.ts");
    isDemoNew = await createDemo(context, database.ownerPool, say);
  }
  if (only !== "web") {
    running.runner = await startJobs(context, database.ownerPool, jobs);
    running.lines = startChannelListeners(context, database.ownerPool);
  }
  if (only !== "worker") {
    running.http = await createApp(context, { draining: () => running.leaving });
    await heldPort?.release();
    await running.http.app.listen({ port, host: config.host });
    await platforms?.enterWebhooks();
    if (isDemoNew && platforms) {
      const { connectDemoChannels } = await import("./demo/connect-channels.ts");
      await connectDemoChannels(context, platforms);
    }
    say(`ready ${publicUrl}`);
    if (platforms) {
      const { createMonth } = await import("./demo/month/create-month.ts");
      running.month = createMonth(context, database, platforms, (line) => say(`wakil: ${line}`));
    }
  } else say("ready worker");
  // The threads start now, so that the first customer does not wait for one.
  context.engine.start();
}

/**
 * Builds the browser code on the first start and whenever its source has changed; production is shipped with the
 * build. The bundler runs in a separate process, because it keeps about 600 MB of memory after a build.
 */
async function buildWhenStale(config: Config): Promise<void> {
  if (config.production || config.test) return;
  const { isWebBuilt } = await import("../scripts/build.ts");
  if (isWebBuilt()) return;
  const script = fileURLToPath(new URL("../scripts/build.ts", import.meta.url));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script]);
  process.stderr.write(stderr);
  for (const line of stdout.trim().split("\n")) say(`wakil: ${line}`);
}

function hostForPeople(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Prints an error that the operator can correct as a sentence, and any other with its stack. */
function sentence(problem: unknown): string {
  const { message, code, stack, port, address } = problem as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  const kinds = [
    FileStoreRefused,
    ConfigError,
    DataFolderError,
    DatabaseInUseError,
    DatabaseRefusedError,
    EmbeddedError,
    MigrationError,
    UnfinishedRestoreError,
    UnsafeRoleError,
  ];
  if (kinds.some((kind) => problem instanceof kind)) return message;
  if (code === "EADDRINUSE")
    return `wakil: port ${port} is taken by another program. Start with another one: PORT=${Number(port) + 1} npm start`;
  if (code === "EACCES" && port)
    return `wakil: port ${port} is only for the administrator. Start with PORT=3000`;
  if (code === "EADDRNOTAVAIL") return `wakil: HOST=${address} is not an address of this machine`;
  return explainFileFault(problem, process.env["DATA_DIR"] || "./data") ?? String(stack);
}

try {
  await start();
} catch (problem) {
  // An error caused by the shutdown signal is not a failure.
  if (!running.leaving) {
    process.stderr.write(`${sentence(problem)}\n`);
    running.leaving = true;
    await close(running);
    endProcess(1);
  }
}
