import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { exportLog } from "./log-export.ts";

interface Taken {
  resourceLogs: {
    scopeLogs: {
      scope: { attributes?: { value: { stringValue: string } }[] };
      logRecords: { body: { stringValue: string } }[];
    }[];
  }[];
}

const line = (n: number) =>
  `${JSON.stringify({ level: 30, time: "2026-01-01T00:00:00.000Z", msg: "request", n })}\n`;

test("lines wait while the receiver is away, and the oldest are dropped and counted when too many wait", async () => {
  const taken: Taken[] = [];
  let status = 503;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    if (status === 200) taken.push(JSON.parse(body) as Taken);
    response.writeHead(status).end("{}");
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`;
  const { stream, stop } = exportLog({ endpoint, headers: {}, service: "wakil" });
  const total = 20_300;
  for (let n = 0; n < total; n += 1) stream.write(line(n));
  await stop();
  expect(taken).toEqual([]);
  status = 200;
  stream.write(line(total));
  const scopes = () =>
    taken.flatMap(({ resourceLogs }) => resourceLogs.flatMap(({ scopeLogs }) => scopeLogs));
  while (scopes().length === 0) await sleep(10);
  await stop();
  const numbers = scopes().flatMap(({ logRecords }) =>
    logRecords.map(({ body }) => (JSON.parse(body.stringValue) as { n: number }).n),
  );
  expect(numbers[0]).toBe(total - 20_000 + 1);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(scopes()[0]?.scope.attributes?.[0]?.value.stringValue).toBe("301");
  expect(scopes()[1]?.scope.attributes).toBeUndefined();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
