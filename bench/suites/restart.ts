import { setTimeout as sleep } from "node:timers/promises";
import { runServer } from "#server/testing/server-process.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { percentile, round } from "../figures.ts";

const rounds = 7;

/**
 * Measures the downtime after kill -9: from the start of the next process until `/readyz` responds with 200.
 * Everything is on one machine, with the embedded database, which the killed process left running.
 */
export async function run(): Promise<object> {
  await using data = temporaryData("wakil-restart-");
  const env = { DATA_DIR: data.path, ENGINE_THREADS: "" };
  let server = await runServer({ env });
  const seconds: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    server.signal("SIGKILL");
    await server.ended;
    const started = performance.now();
    server = await runServer({ env });
    while (!(await fetch(`${server.url}/readyz`)).ok) await sleep(20);
    seconds.push((performance.now() - started) / 1000);
  }
  await server[Symbol.asyncDispose]();
  return {
    rounds,
    ready_s: {
      min: round(Math.min(...seconds)),
      median: round(percentile(seconds, 0.5)),
      max: round(Math.max(...seconds)),
    },
  };
}
