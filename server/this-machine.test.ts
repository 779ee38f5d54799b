import { expect, test } from "vitest";
import { runToEnd } from "./testing/server-process.ts";
import { temporaryData } from "./testing/temporary-data.ts";
import { testApp } from "./testing/test-app.ts";
import { isThisMachine } from "./machine-name.ts";
import { requireEncryptedAddresses, requireLocalDemo } from "./this-machine.ts";

test.each([
  ["localhost", true],
  ["LocalHost", true],
  ["shop.localhost", true],
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.1.4", false],
  ["127.0.0.1.thief.example", false],
  ["localhost.thief.example", false],
  ["notlocalhost", false],
  ["", false],
])("%j is this machine alone: %s", (host, expected) => {
  expect(isThisMachine(host)).toBe(expected);
});

const local = { demo: true, host: "127.0.0.1", publicUrl: undefined, chatUrl: undefined };

test.each([
  ["HOST", { ...local, host: "0.0.0.0" }, "0.0.0.0"],
  ["PUBLIC_URL", { ...local, publicUrl: "https://wakil.example" }, "https://wakil.example"],
  ["CHAT_URL", { ...local, chatUrl: "https://chat.example" }, "https://chat.example"],
] as const)("the demo refuses a %s that others reach, and names it", (name, config, value) => {
  expect(() => requireLocalDemo(config)).toThrow(
    `wakil: the demo runs on this machine only, and ${name}=${value} can be reached from other machines; set DEMO=false or leave ${name} out.`,
  );
  expect(() => requireLocalDemo({ ...config, demo: false })).not.toThrow();
});

test("the demo accepts this machine's own addresses", () => {
  const publicUrl = "http://localhost:8080";
  expect(() =>
    requireLocalDemo({ ...local, host: "::1", publicUrl, chatUrl: "http://[::1]:3000" }),
  ).not.toThrow();
});

test("production refuses an address that others reach without TLS, and names it", () => {
  const production = { production: true, publicUrl: "https://wakil.example", chatUrl: undefined };
  expect(() => requireEncryptedAddresses(production)).not.toThrow();
  expect(() =>
    requireEncryptedAddresses({ ...production, publicUrl: "http://127.0.0.1:3000" }),
  ).not.toThrow();
  for (const [name, value] of [
    ["publicUrl", "http://wakil.example"],
    ["chatUrl", "http://chat.example"],
  ] as const) {
    expect(() => requireEncryptedAddresses({ ...production, [name]: value })).toThrow(
      `_URL=${value} is not encrypted; in production it must start with https://`,
    );
    expect(() =>
      requireEncryptedAddresses({ ...production, production: false, [name]: value }),
    ).not.toThrow();
  }
});

test("npm start with the demo and an address of the internet ends with the sentence and makes nothing", async () => {
  await using folder = temporaryData();
  const env = { DATA_DIR: folder.path, DEMO: "true", PUBLIC_URL: "https://wakil.example" };
  const refused = await runToEnd({ env });
  expect([refused.code, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toMatch(
    /^wakil: the demo runs on this machine only, and PUBLIC_URL=\S+ can be reached.*\n$/,
  );
}, 60_000);

test("in demo mode another site's name is refused on every path, and this machine's names are not", async () => {
  await using app = await testApp({ env: { PUBLIC_URL: "http://localhost:3000", TRUST_PROXY: "1" } });
  const ask = (path: string, host: string) =>
    app.request({
      path,
      headers: { host, ...(host.startsWith("thief") && { "x-forwarded-host": "localhost" }) },
    });
  for (const path of [
    "/api/simulator/mail/",
    "/healthz",
    "/metrics",
    "/auth/business_industrys/",
    "/",
    "/none",
  ]) {
    const answer = await ask(path, "thief.example:3000");
    expect([answer.status, answer.body.code], path).toEqual([421, "host_unknown"]);
  }
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect((await ask("/api/simulator/mail/", host)).status, host).toBe(200);
});

test("outside the demo the proxy in front decides which names lead here", async () => {
  await using app = await testApp({ env: { DEMO: "false" } });
  const answer = await app.request({ path: "/healthz", headers: { host: "anything.example" } });
  expect(answer.status).toBe(200);
});
