import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Context } from "#server/context.ts";
import { freeDiskMb } from "#server/files/free-space.ts";
import { isSame } from "#server/channels/signature.ts";
import { countJobs } from "#server/jobs/count-jobs.ts";
import { countHashes } from "#server/passwords/hash.ts";
import { isLocal } from "./local.ts";

/**
 * Serves metrics without personal data: routes are patterns, never addresses. Callers need METRICS_TOKEN as bearer
 * token; without that variable only this machine can read them.
 */
export function addMetrics(app: FastifyInstance, context: Context): void {
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
  addEngineMetrics(registry, context);
  new Gauge({
    name: "wakil_password_hashes_total",
    help: "Passwords and codes hashed since the start; guesses take most of them",
    registers: [registry],
    collect() {
      this.set(countHashes());
    },
  });
  addJobMetrics(registry, context);
  new Gauge({
    name: "wakil_free_disk_bytes",
    help: "Room on the disk of the data folder; not there while the folder is not",
    registers: [registry],
    async collect() {
      const freeMb = await freeDiskMb(context.config.dataDir).catch(() => undefined);
      if (freeMb !== undefined) this.set(freeMb * 1024 * 1024);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc({ route });
  });
  app.get("/metrics", { config: { rateLimit: false } }, async (request, reply) => {
    const token = context.config.metricsToken;
    const authorization = request.headers.authorization ?? "";
    const allowed = token ? isSame(authorization, `Bearer ${token}`) : isLocal(request);
    if (!allowed) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function addEngineMetrics(registry: Registry, context: Context): void {
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
}

/** Metrics of the job queue, which all processes share. They are left out while the database is unavailable. */
function addJobMetrics(registry: Registry, context: Context): void {
  const late = new Gauge({
    name: "wakil_jobs_late_seconds",
    help: "How long the oldest job that is due has been waiting or running, by job",
    labelNames: ["name"],
    registers: [registry],
  });
  new Gauge({
    name: "wakil_jobs",
    help: "Jobs that wait, run, or failed for good, by job",
    labelNames: ["name", "state"],
    registers: [registry],
    async collect() {
      this.reset();
      late.reset();
      const counts = await countJobs(context.db).catch(() => []);
      for (const { name, waiting, running, failed, oldest_due_at } of counts) {
        for (const [state, count] of Object.entries({ waiting, running, failed }))
          this.set({ name, state }, count);
        const dueAt = oldest_due_at?.getTime();
        late.set({ name }, dueAt === undefined ? 0 : Math.max(0, context.clock().getTime() - dueAt) / 1000);
      }
    },
  });
}
