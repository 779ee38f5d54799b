import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort } from "./find-free-port.ts";

test("a free port is none that the system gives to connections, and a server may listen on it", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  for (const port of ports) expect(port).toBeLessThan(32_768);
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once("error", fail).listen(ports[0], "127.0.0.1", done);
  });
  await new Promise((done) => server.close(done));
});
