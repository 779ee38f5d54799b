import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outsideDatabase } from "#server/testing/outside-database.ts";
import { openShop, overHttp } from "#server/testing/over-http.ts";
import { runServer, until } from "#server/testing/server-process.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
  attributes: Record<string, Value>;
}
interface SentLog {
  resourceLogs: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeLogs: { logRecords: { severityNumber: number; body: { stringValue: string } }[] }[];
  }[];
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: {
      spans: (Omit<Span, "attributes" | "service"> & { attributes: { key: string; value: Value }[] })[];
    }[];
  }[];
}

const asRecord = (list: { key: string; value: Value }[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, value]));

/** Starts an OTLP receiver over HTTP, like a collector. */
async function receiver() {
  const spans: Span[] = [];
  const lines: { service: string; severity: number; line: Record<string, unknown> }[] = [];
  const raw: string[] = [];
  const headers: (string | undefined)[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    raw.push(body);
    headers.push(request.headers.authorization);
    if (request.url === "/v1/traces")
      for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            attributes: asRecord(span.attributes),
            service: asRecord(resource.attributes)["service.name"]?.stringValue ?? "",
          });
    if (request.url === "/v1/logs")
      for (const { resource, scopeLogs } of (JSON.parse(body) as SentLog).resourceLogs)
        for (const record of scopeLogs.flatMap((scope) => scope.logRecords))
          lines.push({
            service: asRecord(resource.attributes)["service.name"]?.stringValue ?? "",
            severity: record.severityNumber,
            line: JSON.parse(record.body.stringValue) as Record<string, unknown>,
          });
    response.setHeader("content-type", "application/json").end("{}");
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    lines,
    raw: () => raw.join("\n"),
    headers,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

test("one chat message over HTTP is one trace through web, reply and the worker's job, and log lines, without anybody's words", async () => {
  await using collector = await receiver();
  await using outside = await outsideDatabase();
  await using folder = temporaryData();
  const env = {
    DATA_DIR: folder.path,
    DATABASE_URL: outside.ownerUrl,
    SECRET_KEY: "a secret that all processes share, long enough",
    TRUST_PROXY: "true",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${collector.url}/v1/logs`,
    LOG_LEVEL: "info",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20traces",
  };
  const [web, worker] = await Promise.all([
    runServer({ env, only: "web" }),
    runServer({ env, only: "worker" }),
  ]);
  await using _web = web;
  await using _worker = worker;
  const shop = await openShop(web.url);
  // Without a trained version the agent hands over, and the worker sends the brief.
  const said = await shop.say("هل توصلون إلى جدة؟ رقمي 0551234567");
  expect(said.body.decision).toBe("handover");

  const request = () => collector.spans.find(({ name }) => name === "POST /webhook/chatbot/");
  const inTrace = (name: string) =>
    collector.spans.find((span) => span.name === name && span.traceId === request()?.traceId);
  const [reply, mail] = [() => inTrace("reply"), () => inTrace("job mail.send")];
  await until(() => mail() !== undefined && reply() !== undefined, "the trace");

  expect(request()).toMatchObject({
    service: "wakil-web",
    attributes: {
      "http.route": { stringValue: "/webhook/chatbot/" },
      "http.response.status_code": { intValue: 200 },
    },
  });
  expect(request()?.parentSpanId ?? "").toBe("");
  expect(reply()).toMatchObject({ service: "wakil-web", parentSpanId: request()?.spanId });
  expect(mail()).toMatchObject({
    service: "wakil-worker",
    parentSpanId: reply()?.spanId,
    attributes: { "wakil.job": { stringValue: "mail.send" } },
  });
  // The process's log contains the refusal, both at the receiver and in the output.
  expect((await overHttp(web.url).request({ path: "/api/me/", token: "stolen" })).status).toBe(401);
  const refusal = () =>
    collector.lines.find(({ line }) => line["route"] === "/api/me/" && line["status"] === 401);
  await until(() => refusal() !== undefined, "the refusal in the log that is sent");
  expect(refusal()).toMatchObject({ service: "wakil-web", severity: 9 });
  await until(
    () =>
      collector.lines.some(({ service, line }) => service === "wakil-worker" && line["job"] === "mail.send"),
    "the job in the log that is sent",
  );
  expect(web.stdout()).toContain(JSON.stringify(refusal()?.line));

  expect(new Set(collector.headers)).toEqual(new Set(["Bearer traces"]));

  expect(collector.spans.some(({ name }) => name.includes("/healthz"))).toBe(false);
  for (const word of ["جدة", "0551234567", "551234567", shop.token, shop.organizationId])
    expect(collector.raw()).not.toContain(word);
}, 180_000);

test("without a receiver nothing of OpenTelemetry is loaded: one file names it, and that is imported on demand", () => {
  const files = globSync("server/**/*.ts").filter((path) => !path.endsWith(".test.ts"));
  const holding = (text: RegExp) => files.filter((path) => text.test(readFileSync(path, "utf8")));
  expect(holding(/from "@opentelemetry\//)).toEqual(["server/tracing/export-spans.ts"]);
  expect(holding(/from "[^"]*export-spans\.ts"/)).toEqual([]);
  expect(holding(/import\("\.\/export-spans\.ts"\)/)).toEqual(["server/tracing/tracing.ts"]);
});
