import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "./context.ts";
import type { Database } from "./db/database.ts";
import { closeMailReaders } from "./channels/email/mail-readers.ts";
import { closeReaders } from "./documents/readers.ts";
import { endProcess } from "./end-process.ts";
import type { HttpServer } from "./http/server.ts";
import type { JobRunner } from "./jobs/runner.ts";

/**
 * The parts of this process that have been started. A failure or a signal during the start also shuts these parts
 * down in order.
 */
export interface Running {
  opening?: Promise<Database>;
  context?: Context;
  http?: HttpServer;
  runner?: JobRunner;
  lines?: { stop: () => Promise<void> };
  month?: { stop: () => Promise<void> };
  stopTracing?: () => Promise<void>;
  stopLogExport?: (() => Promise<void>) | undefined;
  /** Whether a signal has arrived. `/readyz` then reports it, and no new work begins. */
  leaving: boolean;
}

/**
 * Times after a signal. During `noticeMs` the process still serves everything while `/readyz` reports that it is
 * leaving, so that a load balancer sends its next requests elsewhere. During `drainMs` running requests and jobs
 * may finish. After `latestMs` the process ends in any case. Supervisors should wait 10 s before they kill the
 * process.
 *
 * @internal Deployment files are compared with it.
 */
export const times = { noticeMs: 1_500, drainMs: 5_500, latestMs: 9_500 };

/**
 * Lets running work finish and ends the process. A second signal changes nothing, because Ctrl-C reaches the
 * process twice, from the terminal and from npm.
 */
export async function shutDown(running: Running): Promise<void> {
  if (running.leaving) return;
  running.leaving = true;
  // Anything that still runs then is only waiting; end-process.ts explains why nothing else calls process.exit.
  // oxlint-disable-next-line unicorn/no-process-exit
  setTimeout(() => process.exit(0), times.latestMs).unref();
  void running.runner?.stop();
  void running.month?.stop();
  // A server on a personal machine has no load balancer, so Ctrl-C should end it quickly there.
  if (running.http && running.context?.config.production) await sleep(times.noticeMs);
  await close(running);
  endProcess(0);
}

/** Closes the started parts in the order of their dependencies. */
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
  // The readers close last. A file whose reading is interrupted here must not be recorded as unreadable, and a
  // message must not be handed over for lack of an answer; their jobs run again later.
  closeReaders();
  closeMailReaders();
  await context?.engine.close();
  await Promise.all([stopTracing?.(), stopLogExport?.()]);
}
