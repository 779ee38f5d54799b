import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorStatus } from "#shared/contract/errors.ts";

test("docs/status-codes.md explains exactly the codes there are, each with its status", () => {
  const document = readFileSync(new URL("../../docs/status-codes.md", import.meta.url), "utf8");
  const rows = [...document.matchAll(/^\| `(\w+)` \| (\d{3}) \| ([^|]{10,}) \|/gm)];
  const explained = Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]));
  expect(explained).toEqual(errorStatus);
  expect(rows).toHaveLength(Object.keys(errorStatus).length);
});
