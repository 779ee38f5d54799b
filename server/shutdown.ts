import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "./context.ts";
import type { Database } from "./db/database.ts";
import { closeMailReaders } from "./channels/email/mail-readers.ts";
import { closeReaders } from "./documents/readers.ts";
import { endProcess } from "./end-process.ts";
import type { HttpServer } from "./http/server.ts";
import type { JobRunner } from "./jobs/runner.ts";

/** What of this process has begun; a failure or a signal in the middle of the start leaves in order too. */
export interface Running {
  opening?: Promise<Database>;
  context?: Context;
  http?: HttpServer;
  runner?: JobRunner;
  lines?: { stop: () => Promise<void> };
  month?: { stop: () => Promise<void> };
  stopTracing?: () => Promise<void>;
  stopLogExport?: (() => Promise<void>) | undefined;
  /** A signal came: `/readyz` says so, nothing new begins. */
  leaving: boolean;
}

/**
 * After a signal: how long everything is still served while `/readyz` says that this process leaves, so that a load
 * balancer sends its next requests elsewhere; how long running requests and jobs then get to finish; when the process
 * leaves at the latest. Whoever stops it should wait 10 s before they kill it.
 *
 * @internal Deployment files are compared with it.
 */
export const times = { noticeMs: 1_500, drainMs: 5_500, latestMs: 9_500 };

/** Lets what runs finish and ends the process. A second signal changes nothing: Ctrl-C reaches us twice, by terminal and npm. */
export async function shutDown(running: Running): Promise<void> {
  if (running.leaving) return;
  running.leaving = true;
  // Whatever still runs then only waits; end-process.ts says why nothing else calls process.exit.
  // oxlint-disable-next-line unicorn/no-process-exit
  setTimeout(() => process.exit(0), times.latestMs).unref();
  void running.runner?.stop();
  void running.month?.stop();
  // Nobody balances load over a server on someone's own machine; Ctrl-C there should not feel slow.
  if (running.http && running.context?.config.production) await sleep(times.noticeMs);
  await close(running);
  endProcess(0);
}

/** Closes what has begun, in the order in which one needs the other. */
export async function close({
  opening,
  context,
  http,
  runner,
  lines,
  month,
  stopTracing,
  stopLogExport,
}: Running): Promise<void> {
  const late = sleep(times.drainMs, undefined, { ref: false });
  await Promise.race([
    Promise.allSettled([http?.app.close(), runner?.stop(), lines?.stop(), month?.stop()]),
    late,
  ]);
  context?.platforms?.stop();
  await context?.events.close();
  await context?.notifications.close();
  const database = await opening?.catch(() => undefined);
  await database?.close();
  // Last: a file whose reading is cut off here must not be noted as one that cannot be read, and a message must not be
  // handed over for want of an answer; their jobs come back.
  closeReaders();
  closeMailReaders();
  await context?.engine.close();
  await Promise.all([stopTracing?.(), stopLogExport?.()]);
}
