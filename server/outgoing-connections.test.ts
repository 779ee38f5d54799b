import dns from "node:dns";
import dnsPromises from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectingFiles } from "../scripts/structure/outgoing-connections.ts";
import { mailRows, webRows, type WebRow } from "./testing/outgoing-requests.ts";
import { hostileLineServer, hostileServer } from "./testing/hostile-server.ts";
import { exportSpans } from "./tracing/export-spans.ts";
import { watchConnections, type WatchedConnections } from "./testing/watched-connections.ts";

/** The addresses that the names of this test resolve to, one entry for each lookup of a name. */
const names = { answers: [] as string[][], asked: 0 };
const isOurs = (host: string) => host === "rebind.example";
const real = { lookup: dns.lookup, lookupPromise: dnsPromises.lookup };

/**
 * Modules that were loaded before use the mock too, because the exports of Node's built-in modules are bound again.
 */
function answerLookUps(): void {
  vi.spyOn(dns, "lookup").mockImplementation(((host: string, options: object, done: Done) =>
    isOurs(host) ? done(null, nextAnswer()) : real.lookup(host, options, done as never)) as never);
  vi.spyOn(dnsPromises, "lookup").mockImplementation((async (host: string, options: object) =>
    isOurs(host) ? nextAnswer() : real.lookupPromise(host, options)) as never);
  syncBuiltinESMExports();
}
type Done = (...found: unknown[]) => void;

function nextAnswer() {
  const answer = names.answers[Math.min(names.asked, names.answers.length - 1)] ?? [];
  names.asked += 1;
  return answer.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
}

/** This is a public address; the watch breaks off connections to it. */
const elsewhere = "93.184.215.14";

/** Time limits that the product has set. They expire when the test says so and not before. */
interface Limit {
  ms: number;
  pass: () => void;
}
let limits: Limit[] = [];
let watched: WatchedConnections;

beforeEach(() => {
  names.asked = 0;
  limits = [];
  answerLookUps();
  watched = watchConnections();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ ms, pass: () => controller.abort(new DOMException("too late", "TimeoutError")) });
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  // The product must not connect to any server except those of the test.
  expect(watched.addresses.filter((address) => ![elsewhere, "127.0.0.1"].includes(address))).toEqual([]);
  expect(watched.unguardedNames).toEqual([]);
});

const ownersRows = webRows.filter(({ chosen }) => chosen === "an owner");

test("every file that connects to what an owner, a platform or the operator names is tried here", () => {
  const tried = new Set([...webRows, ...mailRows].flatMap(({ files }) => files));
  const untried = Object.entries(connectingFiles)
    .filter(([, chosen]) => /^(?:an owner|a platform we name|the operator)$/.test(chosen))
    .map(([path]) => path)
    .filter((path) => !tried.has(path));
  expect(untried).toEqual([
    // These two files only ask name servers, for records that lead to no connection.
    "server/channels/email/detect.ts",
    "server/modules/identity/domain-verification.ts",
    // This file has timers of its own, which a test below waits for.
    "server/tracing/export-spans.ts",
  ]);
  expect([...tried].filter((path) => !(path in connectingFiles))).toEqual([]);
});

test.each(ownersRows)(
  "A41 $name: a private address is refused, also behind a name that was public before",
  async (row) => {
    await using canary = await hostileServer({ kind: "silent" });
    const url = (host: string) => `https://${host}:${canary.port}`;
    const visit = (host: string) => row.call(url(host), { isPrivateAllowed: false, port: canary.port });
    for (const host of ["127.0.0.1", "[::1]", "169.254.169.254", "2130706433"])
      expect([host, await visit(host)]).toEqual([host, row.blocked]);
    names.answers = [[elsewhere], ["127.0.0.1"]];
    expect(await visit("rebind.example")).not.toBe("ok");
    expect(await visit("rebind.example")).toBe(row.blocked);
    expect(names.asked).toBeGreaterThan(1);
    names.asked = 0;
    names.answers = [["127.0.0.1", "10.0.0.1", elsewhere]];
    expect(await visit("rebind.example")).not.toBe("ok");
    // The connection goes to the address that was checked: only the guard looked the name up, and its private
    // answers were not used.
    expect(new Set(watched.addresses)).toEqual(new Set([elsewhere]));
    expect(canary.hits()).toBe(0);
  },
);

const toHostile = (row: WebRow, url: string, port: number) => row.call(url, { isPrivateAllowed: true, port });

test.each(webRows)("A41 $name: a redirect into our own network leads nowhere", async (row) => {
  await using canary = await hostileServer({ kind: "silent" });
  await using server = await hostileServer({ kind: "redirect", to: `${canary.url}/secret` }, row.honest);
  expect(await toHostile(row, server.url, server.port)).toBe(row.redirected);
  expect([server.hits() > 0, canary.hits()]).toEqual([true, 0]);
});

test.each(webRows)(
  "A41 $name: silence and half an answer are waited for within the limit of time",
  async (row) => {
    for (const kind of ["silent", "stalled"] as const) {
      limits = [];
      await using server = await hostileServer({ kind }, row.honest);
      const outcome = toHostile(row, server.url, server.port);
      await server.firstRequest;
      const due = limits.filter(({ ms }) => ms <= row.maxMs);
      expect(due.length, `a limit of at most ${row.maxMs} ms`).toBeGreaterThan(0);
      const early = kind === "stalled" ? row.halfAnswer : undefined;
      if (early === undefined) for (const { pass } of due) pass();
      expect([kind, await outcome]).toEqual([kind, early ?? row.late]);
      await server.left();
    }
  },
);

/** Size of the data that the buffers of both sides of a socket can hold beyond what was read. */
const bufferedBytes = 8 * 1024 * 1024;

test.each(webRows)("A41 $name: a body without end is cut off", async (row) => {
  await using server = await hostileServer({ kind: "endless" }, row.honest);
  expect(await toHostile(row, server.url, server.port)).toBe(row.tooLarge);
  await server.left();
  expect(server.bytesSent()).toBeLessThan(row.maxBytes + bufferedBytes);
});

test.each(mailRows.filter(({ chosen }) => chosen === "an owner"))(
  "A41 $name: a private address is refused, also behind a name that was public before",
  async (row) => {
    await using canary = await hostileLineServer("* OK hello\r\n");
    const visit = (host: string) => row.call({ host, port: canary.port }, false);
    for (const host of ["127.0.0.1", "::1", "169.254.169.254"])
      expect([host, await visit(host)]).toEqual([host, "address_blocked"]);
    names.answers = [[elsewhere], ["127.0.0.1"]];
    expect(await visit("rebind.example")).toBe("unreachable");
    expect(await visit("rebind.example")).toBe("address_blocked");
    expect(names.asked).toBe(2);
    expect(watched.addresses).toEqual([elsewhere]);
    expect(canary.hits()).toBe(0);
  },
);

test.each(mailRows)(
  "$name: a server that stops in the middle is given up after the limit of time",
  async (row) => {
    await using server = await hostileLineServer(row.greeting);
    const outcome = row.call({ host: "127.0.0.1", port: server.port }, true);
    await server.firstRequest;
    const due = limits.filter(({ ms }) => ms <= row.maxMs);
    expect(due.length).toBeGreaterThan(0);
    for (const { pass } of due) pass();
    expect(await outcome).toBe("unreachable");
    await server.left();
  },
);

test.each(mailRows)("$name: a line without end is cut off", async (row) => {
  await using server = await hostileLineServer(row.greeting, row.opening);
  expect(await row.call({ host: "127.0.0.1", port: server.port }, true)).toBe("unreachable");
  await server.left();
  expect(server.bytesSent()).toBeLessThan(row.maxBytes + bufferedBytes);
});

test("a receiver of traces that leads elsewhere, is silent, stops or never ends holds nobody up", async () => {
  await using canary = await hostileServer({ kind: "silent" });
  const kinds = [{ kind: "silent" }, { kind: "stalled" }, { kind: "endless" }] as const;
  for (const hostility of [...kinds, { kind: "redirect", to: canary.url } as const]) {
    await using server = await hostileServer(hostility);
    const spans = exportSpans({ endpoint: server.url, headers: {}, service: "wakil" });
    spans.begin({ name: "GET /", kind: "server" }).end();
    await spans.stop();
    await server.left();
    expect([hostility.kind, server.hits() > 0]).toEqual([hostility.kind, true]);
    expect(server.bytesSent()).toBeLessThan(4 * 1024 * 1024 + bufferedBytes);
  }
  expect(canary.hits()).toBe(0);
});
