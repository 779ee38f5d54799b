import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import { freeDiskMb } from "#server/files/free-space.ts";
import { isLocal } from "./local.ts";

/** Longest a readiness check waits for the database. */
const readyWithinMs = 1_000;

/** `/healthz`: the process lives. `/readyz`: it can serve (database reached, disk not full, not draining). `/metrics`: Prometheus. */
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

/** A full disk of the data folder. An outside database and a bucket have disks of their own, which are not seen from here. */
async function diskProblem({ config }: Context): Promise<string | null> {
  if (config.databaseUrl && config.storage) return null;
  // The folder is made at the start; one that is gone has no disk that could be full.
  const freeMb = await freeDiskMb(config.dataDir).catch(() => Infinity);
  return freeMb < config.minFreeDiskMb ? "disk is full" : null;
}

/** Figures without names: routes are patterns, never addresses. With METRICS_TOKEN they need that as bearer token, without it this machine only. */
function addMetrics(app: FastifyInstance, context: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "wakil_http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: "wakil_http_failures_total",
    help: "Answers with a 5xx status",
    labelNames: ["route"],
    registers: [registry],
  });
  new Gauge({
    name: "wakil_loaded_versions_bytes",
    help: "Room the knowledge versions held in memory take",
    registers: [registry],
    collect() {
      this.set(context.engine.figures().bytes);
    },
  });
  new Gauge({
    name: "wakil_engine_threads",
    help: "Threads of the answer engine that are ready",
    registers: [registry],
    collect() {
      this.set(context.engine.figures().threads);
    },
  });
  new Gauge({
    name: "wakil_engine_waiting",
    help: "Messages that wait for a thread of the answer engine",
    registers: [registry],
    collect() {
      this.set(context.engine.figures().waiting);
    },
  });
  new Gauge({
    name: "wakil_engine_unanswered_total",
    help: "Requests the answer engine gave no answer to since the start, by why",
    labelNames: ["problem"],
    registers: [registry],
    collect() {
      const { unanswered } = context.engine.figures();
      for (const [problem, count] of Object.entries(unanswered)) this.set({ problem }, count);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc({ route });
  });
  app.get("/metrics", { config: { rateLimit: false } }, async (request, reply) => {
    const token = context.config.metricsToken;
    const allowed = token ? request.headers.authorization === `Bearer ${token}` : isLocal(request);
    if (!allowed) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
