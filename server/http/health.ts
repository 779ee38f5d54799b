import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import { freeDiskMb } from "#server/files/free-space.ts";
import { addMetrics } from "./metrics.ts";

/** Maximum time that a readiness check waits for the database. */
const readyWithinMs = 1_000;

/**
 * Adds `/healthz` (the process runs), `/readyz` (it can serve: database reached, disk not full, not shutting down)
 * and `/metrics` (Prometheus).
 */
export function addHealth(app: FastifyInstance, context: Context, draining: () => boolean): void {
  app.get("/healthz", { config: { rateLimit: false } }, async () => ({ data: { status: "ok" } }));
  app.get("/readyz", { config: { rateLimit: false } }, async (_request, reply) => {
    const problem = draining()
      ? "draining"
      : ((await databaseProblem(context)) ?? (await diskProblem(context)));
    return reply.status(problem ? 503 : 200).send({ data: { status: problem ?? "ready" } });
  });
  addMetrics(app, context);
}

async function databaseProblem(context: Context): Promise<string | null> {
  const late = new Promise<string>((give) =>
    setTimeout(() => give("database does not answer"), readyWithinMs).unref(),
  );
  const asked = sql`select 1`.execute(context.db).then(
    () => null,
    () => "database is not reachable",
  );
  return Promise.race([asked, late]);
}

/**
 * Returns a problem when the data folder's disk is full. An external database and a bucket have their own disks,
 * which this process cannot see.
 */
async function diskProblem({ config }: Context): Promise<string | null> {
  if (config.databaseUrl && config.storage) return null;
  // The folder is created at the start; one that was removed has no disk that could be full.
  const freeMb = await freeDiskMb(config.dataDir).catch(() => Infinity);
  return freeMb < config.minFreeDiskMb ? "disk is full" : null;
}
