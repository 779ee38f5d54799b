import { Writable } from "node:stream";

/** How long lines are gathered, how many go at once and wait at most, and how long a receiver may take. */
const gatherMs = 1_000;
const maxBatch = 500;
const maxWaiting = 20_000;
const maxSendMs = 5_000;

/** The severity numbers of OpenTelemetry for pino's levels. */
const severities: Record<number, number> = { 10: 1, 20: 5, 30: 9, 40: 13, 50: 17, 60: 21 };

interface LogExport {
  stream: Writable;
  /** Sends what waits, unless the receiver is away, and stops. */
  stop: () => Promise<void>;
}

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });

/** A line of pino as a record of OTLP. Its fields go along as one text: they are JSON already and differ from line to line. */
function recordOf(line: string) {
  const { level, time, msg } = JSON.parse(line) as { level: number; time: string; msg?: string };
  return {
    timeUnixNano: `${Date.parse(time)}000000`,
    severityNumber: severities[level] ?? 0,
    body: { stringValue: line },
    ...(msg !== undefined && { attributes: [attribute("event.name", msg)] }),
  };
}

/**
 * Sends the log's lines to a receiver of OTLP over HTTP, in batches. Lines wait while it is away; when too many wait, the
 * oldest are dropped and their number is sent with the next batch: a log must neither hold up the process nor fill its memory.
 */
export function exportLog({
  endpoint,
  headers,
  service,
}: {
  endpoint: string;
  headers: Record<string, string>;
  service: string;
}): LogExport {
  let waiting: string[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;

  /** Whether the receiver took a batch. */
  const send = async (): Promise<boolean> => {
    const lines = waiting.slice(0, maxBatch);
    const droppedBefore = dropped;
    const resource = { attributes: [attribute("service.name", service)] };
    const scope = {
      name: "wakil",
      ...(droppedBefore > 0 && { attributes: [attribute("wakil.dropped_lines", String(droppedBefore))] }),
    };
    const body = { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: lines.map(recordOf) }] }] };
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(maxSendMs),
    }).catch(() => null);
    await answer?.body?.cancel();
    if (!answer?.ok) return false;
    // Lines that were dropped meanwhile were older than those that are still waiting.
    waiting = waiting.slice(Math.max(0, lines.length - (dropped - droppedBefore)));
    dropped -= droppedBefore;
    return true;
  };
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0 && (await send())) continue;
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = null;
      sending = sendAll().finally(() => {
        sending = null;
        if (waiting.length > 0) schedule();
      });
    }, gatherMs).unref();
  };
  const stream = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      waiting.push(line.trimEnd());
      if (waiting.length > maxWaiting) dropped += waiting.splice(0, waiting.length - maxWaiting).length;
      if (!sending) schedule();
      done();
    },
  });
  return {
    stream,
    async stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      await sending;
      await sendAll();
    },
  };
}
