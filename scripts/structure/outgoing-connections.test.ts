import { expect, test } from "vitest";
import { findConnections, opensConnections } from "./outgoing-connections.ts";

test.each([
  `const answer = await fetch(url);`,
  `import { fetch } from "undici";`,
  `import { type Response, request as ask } from "undici";`,
  `import https from "node:https";`,
  `import { connect } from "node:net";`,
  `import { lookup } from "node:dns/promises";`,
  `import SMTPConnection from "nodemailer/lib/smtp-connection";`,
  `const { createAnthropic } = await import("@ai-sdk/anthropic");`,
  `const socket = new WebSocket(url);`,
  `const answer = await platformFetch(url, {});`,
])("%s opens connections", (source) => {
  expect(opensConnections(source)).toBe(true);
});

test.each([
  `import { FormData } from "undici";`,
  `import { createServer, isIP } from "node:net";`,
  `import type { IncomingMessage } from "node:http";`,
  `import { type Socket, isIP } from "node:net";`,
  `await tenant.fetch(id); await prefetch(url);`,
  `import { createGuardedFetch } from "#server/guarded-fetch.ts";`,
])("%s opens none", (source) => {
  expect(opensConnections(source)).toBe(false);
});

test("a file that is not listed is found, and so is an entry that nothing needs", () => {
  const source = `await fetch("https://example.com");`;
  expect(findConnections(new Map([["server/new.ts", source]]), {})).toHaveLength(1);
  expect(findConnections(new Map([["server/new.ts", source]]), { "server/new.ts": "an owner" })).toEqual([]);
  expect(findConnections(new Map([["server/new.ts", ""]]), { "server/new.ts": "an owner" })).toHaveLength(1);
});
