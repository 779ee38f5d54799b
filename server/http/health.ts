import { constants } from "node:fs";
import { access } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import { listMigrationNames } from "#server/db/migrate.ts";
import { freeDiskMb } from "#server/files/free-space.ts";
import { isStorageFullNow } from "./full-storage.ts";
import { addMetrics } from "./metrics.ts";

/** Maximum time that a readiness check waits for the database. */
const readyWithinMs = 1_000;

/**
 * Adds `/healthz` (the process runs), `/readyz` (it can serve: database reached with this code's schema and the queue,
 * disk neither full nor read-only, not shutting down) and `/metrics` (Prometheus).
 */
export function addHealth(app: FastifyInstance, context: Context, draining: () => boolean): void {
  const newest = listMigrationNames().at(-1) ?? "";
  app.get("/healthz", { config: { rateLimit: false } }, async () => ({ data: { status: "ok" } }));
  app.get("/readyz", { config: { rateLimit: false } }, async (_request, reply) => {
    const problem = draining()
      ? "draining"
      : ((await databaseProblem(context, newest)) ?? (await diskProblem(context)));
    return reply.status(problem ? 503 : 200).send({ data: { status: problem ?? "ready" } });
  });
  addMetrics(app, context);
}

/**
 * Returns a problem when the database does not answer, lacks this code's newest migration, as after the restore of an
 * older backup, or keeps no queue. Newer migrations are no problem: during an upgrade old processes go on serving.
 */
async function databaseProblem({ db }: Context, newest: string): Promise<string | null> {
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve("database does not answer"), readyWithinMs).unref(),
  );
  const databaseState = sql<{ migrated: boolean }>`select gate.is_ready(${newest}) as migrated`
    .execute(db)
    .then(
      ({ rows }) => (rows[0]?.migrated ? null : "database has another schema"),
      () => "database is not reachable",
    );
  return Promise.race([databaseState, late]);
}

/**
 * Returns a problem when the data folder's disk is full or read-only. An external database and a bucket have their own
 * disks, which this process cannot see; what they refuse for lack of space is remembered for a while.
 */
async function diskProblem(context: Context): Promise<string | null> {
  const { config } = context;
  const full = isStorageFullNow(context) ? "storage is full" : null;
  if (config.databaseUrl && config.storage) return full;
  // The folder is created at the start; one that was removed has no disk that could be full.
  const freeMb = await freeDiskMb(config.dataDir).catch(() => Infinity);
  if (freeMb < config.minFreeDiskMb) return "disk is full";
  const fault = await access(config.dataDir, constants.W_OK).then(
    () => null,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  return fault === "EROFS" ? "disk is read-only" : full;
}
