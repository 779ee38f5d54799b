import { createServer } from "node:net";
import { expect, test } from "vitest";
import { holdPort } from "./hold-port.ts";

const host = "127.0.0.1";

/** Returns why listening on the port fails, or null when it succeeds. */
const listenOnce = (port: number) =>
  new Promise<string | null>((resolve) => {
    const server = createServer();
    server.once("error", (problem: NodeJS.ErrnoException) => resolve(problem.code ?? ""));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });

test("a held port is nobody else's until it is released", async () => {
  const held = await holdPort({ port: 0, host });
  expect(held.port).toBeGreaterThan(0);
  expect(await listenOnce(held.port)).toBe("EADDRINUSE");
  await expect(holdPort({ port: held.port, host })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await held.release();
  expect(await listenOnce(held.port)).toBeNull();
});
