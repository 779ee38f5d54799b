// npm run load [-- --seconds 10 --webhooks 240 --messages 24 --reads 8 --open-pages 0 --businesses 4]: the whole product in a
// process of its own under a mix of signed deliveries of WhatsApp, messages over the public chat and calls of the portal.
// Prints what the requests took, what was left to do, how the process was and whether anything was lost or doubled as one
// JSON object, and fails when anything was.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { endProcess } from "#server/end-process.ts";
import { countWrongs, drain, readQueueDepth } from "#server/testing/load/count-wrongs.ts";
import { startLoadedProduct } from "#server/testing/load/loaded-product.ts";
import { seedAnswers } from "#server/testing/load/seed-answers.ts";
import { answersOf, type Load, playLoad } from "#server/testing/load/play-load.ts";
import { percentile, round } from "../figures.ts";

const number = (defaultValue: string): { type: "string"; default: string } => ({
  type: "string",
  default: defaultValue,
});
const { values } = parseArgs({
  options: {
    seconds: number("10"),
    webhooks: number("240"),
    messages: number("24"),
    reads: number("8"),
    "open-pages": number("0"),
    businesses: number("4"),
  },
});
/** Time limit in milliseconds for the remaining work; what is unfinished then is reported. */
const maxDrainMs = 10 * 60_000;
/** Pause in milliseconds, so that garbage of the start is collected. */
const restMs = 3_000;

function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return round(Number(kb) / 1024, 0);
}

/** Returns the delay of the event loop since the last call, in milliseconds. */
async function readEventLoop(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const quantile = (name: string) =>
    round(Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, "m").exec(text)?.[1]) * 1000, 1);
  return { p50_ms: quantile("p50"), p99_ms: quantile("p99"), max_ms: quantile("max") };
}

const latenciesOf = (samples: number[]) => ({
  answered: samples.length,
  p50_ms: round(percentile(samples, 0.5), 1),
  p95_ms: round(percentile(samples, 0.95), 1),
  p99_ms: round(percentile(samples, 0.99), 1),
  longest_ms: round(Math.max(...samples), 1),
});

const load: Load = {
  answers: [],
  seconds: Number(values.seconds),
  webhooksPerSecond: Number(values.webhooks),
  messagesPerSecond: Number(values.messages),
  readsPerSecond: Number(values.reads),
  openPages: Number(values["open-pages"]),
};
await using product = await startLoadedProduct(Number(values.businesses));
const { pid, url } = product.server;
// The first requests compile the code that later ones run, and create answers that statuses can refer to.
await playLoad(product, { ...load, seconds: 5, webhooksPerSecond: 20, openPages: 0 });
await drain(product, maxDrainMs);
const answers = await seedAnswers(product, answersOf(load));
await sleep(restMs);
const rssAtStart = residentMb(pid);
await readEventLoop(url);
const rssByMinute: number[] = [];
const sampler = setInterval(() => rssByMinute.push(residentMb(pid)), 60_000);
const played = await playLoad(product, { ...load, answers });
clearInterval(sampler);
const depth = await readQueueDepth(product);
const eventLoop = await readEventLoop(url);
const rssAtEnd = residentMb(pid);
const isDrained = await drain(product, maxDrainMs);
const drainSeconds = round((performance.now() - played.endedAt) / 1000, 1);
const wrongs = await countWrongs(product, played);
console.log(
  JSON.stringify({
    load: values,
    webhook: latenciesOf(played.latencies.webhook),
    chat: latenciesOf(played.latencies.chat),
    read: latenciesOf(played.latencies.read),
    failures: played.failures,
    left_at_the_end: depth,
    drained_after_s: isDrained ? drainSeconds : null,
    event_loop: eventLoop,
    rss_mb: { start: rssAtStart, by_minute: rssByMinute, end: rssAtEnd, drained: residentMb(pid) },
    pages: { open: load.openPages, lost: played.lostPages, deaf: played.deafPages },
    messages: { whatsapp: played.acknowledged.whatsapp.size, chat: played.acknowledged.chat.size },
    wrongs,
  }),
);
const isRight =
  isDrained &&
  Object.keys(played.failures).length === 0 &&
  [...Object.values(wrongs), played.lostPages, played.deafPages].every((count) => count === 0);
await product[Symbol.asyncDispose]();
endProcess(isRight ? 0 : 1);
