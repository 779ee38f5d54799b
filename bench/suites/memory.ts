import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openContext } from "#server/testing/open-context.ts";
import { outsideDatabase } from "#server/testing/outside-database.ts";
import { openShop } from "#server/testing/over-http.ts";
import { runServer } from "#server/testing/server-process.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { trainAgent } from "#server/testing/train-agent.ts";
import { round } from "../figures.ts";
import { entries, question } from "../knowledge.ts";

const chunks = 10_000;
/** Pause in milliseconds, so that garbage of the start is collected. */
const restMs = 5_000;

/** Returns the resident memory of a process in MB, as the system reports it. */
function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb) / 1024;
}

/**
 * Measures the memory of the server's process: after the start, after a few answers from a small version, and with a
 * large one.
 */
export async function run(): Promise<object> {
  if (process.platform !== "linux") return { skipped: "reads /proc, which only Linux has" };
  await using outside = await outsideDatabase();
  await using folder = temporaryData();
  const env = {
    NODE_ENV: "production",
    SMTP_URL: "smtp://127.0.0.1:9",
    DATA_DIR: folder.path,
    DATABASE_URL: outside.ownerUrl,
    SECRET_KEY: "a secret that all processes share, long enough",
    TRUST_PROXY: "true",
    LOG_LEVEL: "silent",
    ENGINE_THREADS: "",
  };
  await using server = await runServer({ env });
  await using here = await openContext(env);
  const collectGarbage = async () => {
    await sleep(restMs);
    return residentMb(server.pid);
  };
  const idle = await collectGarbage();
  const shop = await openShop(server.url);
  const ask = async () => {
    for (let n = 0; n < 20; n += 1) {
      const response = await shop.say(question(n, chunks));
      if (response.status !== 200) throw new Error(`the chat answered ${response.status}`);
    }
  };
  await trainAgent(here, shop.organizationId, entries(100));
  await ask();
  const small = await collectGarbage();
  await trainAgent(here, shop.organizationId, entries(chunks));
  await ask();
  const large = await collectGarbage();
  return {
    idle_mb: round(idle, 0),
    answering_100_chunks_mb: round(small, 0),
    answering_10000_chunks_mb: round(large, 0),
    version_of_10000_chunks_mb: round(large - small, 0),
  };
}
