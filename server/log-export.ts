import { Writable } from "node:stream";

/**
 * Limits of the export: how long lines are collected, how many are sent at once, how many wait at most, and how
 * long a receiver may take.
 */
const gatherMs = 1_000;
const maxBatch = 500;
const maxWaiting = 20_000;
const maxSendMs = 5_000;

/** The severity numbers of OpenTelemetry for pino's levels. */
const severities: Record<number, number> = { 10: 1, 20: 5, 30: 9, 40: 13, 50: 17, 60: 21 };

interface LogExport {
  stream: Writable;
  /** Sends the waiting lines unless the receiver is unavailable, then stops. */
  stop: () => Promise<void>;
}

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });

/**
 * Converts a line of pino into an OTLP record. The fields are sent as one text, because they are already JSON and
 * differ from line to line.
 */
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
 * Sends the log's lines to an OTLP receiver over HTTP, in batches. Lines wait while the receiver is unavailable.
 * When too many wait, the oldest are dropped and their number is sent with the next batch, because a log must
 * neither delay the process nor fill its memory.
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

  /** Sends one batch and returns whether the receiver accepted it. */
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
