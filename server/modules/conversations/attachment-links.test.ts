import fc from "fast-check";
import { expect, test } from "vitest";
import type { Tenant } from "#server/tenant.ts";
import { derive } from "#server/secrets.ts";
import { linkMs, linkToken, readLinkToken, readShownType } from "./attachment-links.ts";

const master = "0123456789abcdef0123456789abcdef";
const tenant = {
  id: "0b0f6f0e-0000-4000-8000-000000000001",
  config: { secretKey: master },
} as unknown as Tenant;
const id = "0b0f6f0e-0000-4000-8000-000000000002";
const now = new Date("2026-11-22T10:00:00Z");
const timeAfter = (ms: number) => new Date(now.getTime() + ms);

test("a link that was changed, or whose time is over, opens nothing", () => {
  const token = linkToken(tenant, id, timeAfter(linkMs));
  expect(readLinkToken(master, token, now)).toEqual({ organizationId: tenant.id, id });
  expect(readLinkToken(master, token, timeAfter(linkMs - 1))).not.toBeNull();
  expect(readLinkToken(master, token, timeAfter(linkMs))).toBeNull();
  const [body = "", signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify([tenant.id, tenant.id, timeAfter(linkMs).getTime()])).toString(
    "base64url",
  );
  for (const changed of [
    `${other}.${signature}`,
    body,
    `${body}.`,
    `.${signature}`,
    `${body}.${signature}x`,
    "",
  ])
    expect(readLinkToken(master, changed, now), changed).toBeNull();
  expect(readLinkToken(derive(master, "unsubscribe links"), token, now)).toBeNull();
});

test("A18 of 10,000 instants a link opens its file before its end and not from then on, also across changes of the clock", () => {
  const instant = fc.date({
    min: new Date("2024-01-01"),
    max: new Date("2033-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.integer({ min: -86_400_000, max: 86_400_000 }), (end, ms) => {
      const token = linkToken(tenant, id, end);
      for (const near of [-1, 0, ms])
        expect(readLinkToken(master, token, new Date(end.getTime() + near)) !== null).toBe(near < 0);
    }),
    { numRuns: 10_000 },
  );
});

test("only pictures, sounds and films are shown in place, whatever a sender says of a file", () => {
  expect(readShownType("image/png")).toEqual({ type: "image/png", inline: true });
  for (const claimed of ["text/html", "image/svg+xml", "application/pdf", "text/xml; image/png", ""])
    expect(readShownType(claimed)).toEqual({ type: "application/octet-stream", inline: false });
});
