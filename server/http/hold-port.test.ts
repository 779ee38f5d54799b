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
  const heldPort = await holdPort({ port: 0, host });
  expect(heldPort.port).toBeGreaterThan(0);
  expect(await listenOnce(heldPort.port)).toBe("EADDRINUSE");
  await expect(holdPort({ port: heldPort.port, host })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await heldPort.release();
  expect(await listenOnce(heldPort.port)).toBeNull();
});
