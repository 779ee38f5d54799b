import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { createApp, jobs } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { type Context, createContext } from "#server/context.ts";
import type { Database } from "#server/db/database.ts";
import type { HttpServer } from "#server/http/server.ts";
import { queueInboundEvents } from "#server/jobs/due-inbound-events.ts";
import { claimJobs, completeJob, failJob } from "#server/jobs/queue.ts";
import { doJob, type JobRunner, startJobs } from "#server/jobs/runner.ts";
import { createSharedEngine } from "./shared-engine.ts";
import { testDatabase } from "./test-database.ts";

export interface TestApp extends AsyncDisposable {
  context: Context;
  database: Database;
  http: HttpServer;
  dataDir: string;
  /** Sets the product's clock, which then stands still until it is set again. `null` lets it run. */
  setClock: (now: Date | null) => void;
  /**
   * Simulates that time has passed: the product's clock moves forward and stands still, and jobs are due earlier by
   * the same time.
   */
  passTime: (ms: number) => Promise<void>;
  /** Starts the job worker in this process. */
  work: () => Promise<JobRunner>;
  /** Runs all due jobs and returns their results. */
  runJobs: () => Promise<string[]>;
  /** Sends a request through the whole HTTP stack. */
  request: (call: TestRequest) => Promise<TestResponse>;
}

export interface TestRequest {
  method?: Endpoint["method"];
  path: string;
  token?: string;
  headers?: Record<string, string>;
  /** A body that is sent as JSON. */
  json?: unknown;
  /** A body that is sent form-encoded. */
  form?: Record<string, string>;
  /** A file that is sent as multipart with these text fields. */
  file?: { name: string; bytes: Uint8Array; fields?: Record<string, string> };
}

export interface TestResponse {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed body when it is JSON, otherwise the text. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  body: any;
  text: string;
  bytes: Buffer;
}

/** Creates the whole product except the browser, on a database of its own: `await using app = await testApp()`. */
export async function testApp(
  options: {
    limits?: boolean;
    env?: Record<string, string>;
    /** Called before the HTTP server is created from the context. */
    before?: (context: Context) => void;
  } = {},
): Promise<TestApp> {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "wakil-app-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://wakil.test",
    ...options.env,
  });
  const log = pino({ level: "silent" });
  let now: Date | null = null;
  const engineContext = await createContext(config, database, log, "http://wakil.test");
  const { engine, release } = createSharedEngine(engineContext);
  const context: Context = { ...engineContext, engine, clock: () => now ?? new Date() };
  options.before?.(context);
  const http = await createApp(context, { limits: options.limits ?? false });
  const runners: JobRunner[] = [];
  return {
    context,
    database,
    http,
    dataDir,
    setClock: (at) => (now = at),
    async passTime(ms) {
      now = new Date((now ?? new Date()).getTime() + ms);
      await database.ownerPool.query(
        "update jobs set run_at = run_at - make_interval(secs => $1) where run_at > now()",
        [ms / 1000],
      );
    },
    async work() {
      const runner = await startJobs(context, database.ownerPool, jobs);
      runners.push(runner);
      return runner;
    },
    runJobs: async () => {
      await queueInboundEvents(database.ownerPool, context.config.channels.burstMs);
      return runDueJobs(context, database);
    },
    request: (call) => send(http, call),
    async [Symbol.asyncDispose]() {
      for (const runner of runners) await runner.stop();
      http.endStreams();
      await http.app.close();
      await context.events.close();
      await context.notifications.close();
      await database.close();
      release();
      if (context.engine !== engine) await context.engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function runDueJobs(context: Context, { ownerPool }: Database): Promise<string[]> {
  const jobLines: string[] = [];
  const workerId = `test-${randomUUID()}`;
  // A job that another runner has, or that waits behind it in its queue, is waited for.
  for (let looks = 0; looks < 500; looks += 1) {
    const { jobs: claimed } = await claimJobs(ownerPool, workerId, Object.keys(jobs), 1);
    const [job] = claimed;
    if (job) {
      try {
        jobLines.push(await doJob(context, jobs, job));
        await completeJob(ownerPool, workerId, job);
      } catch (problem) {
        await failJob(ownerPool, workerId, job, (problem as Error).message);
      }
      continue;
    }
    const { rowCount } = await ownerPool.query(
      "select 1 from jobs where run_at <= now() and (worker_id is not null or attempts < max_attempts) limit 1",
    );
    if (!rowCount) break;
    await sleep(10);
  }
  return jobLines;
}

export async function send(http: HttpServer, call: TestRequest): Promise<TestResponse> {
  const headers: Record<string, string> = { "accept-language": "en", ...call.headers };
  if (call.token) headers["authorization"] = `Bearer ${call.token}`;
  let payload: string | Buffer | undefined;
  if (call.json !== undefined) {
    headers["content-type"] = "application/json";
    payload = JSON.stringify(call.json);
  } else if (call.form) {
    headers["content-type"] = "application/x-www-form-urlencoded";
    payload = new URLSearchParams(call.form).toString();
  } else if (call.file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(call.file.fields ?? {})) form.append(name, value);
    form.append("file", new Blob([call.file.bytes as Uint8Array<ArrayBuffer>]), call.file.name);
    const encoded = new Response(form);
    headers["content-type"] = encoded.headers.get("content-type") as string;
    payload = Buffer.from(await encoded.arrayBuffer());
  }
  const answer = await http.app.inject({
    method: call.method ?? (payload ? "POST" : "GET"),
    url: call.path,
    headers,
    ...(payload !== undefined && { payload }),
  });
  const isJson =
    (answer.headers["content-type"] ?? "").includes("json") && !answer.headers["content-encoding"];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson ? JSON.parse(answer.body) : undefined,
    text: answer.body,
    bytes: answer.rawPayload,
  };
}
