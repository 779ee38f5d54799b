import { createServer } from "node:net";

/**
 * A port of 127.0.0.1 that nothing listens on now, for a server whose address has to be known before it is there. Another
 * program may take it in the meantime; `hold-port.ts` keeps one.
 */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once("error", fail).listen(0, "127.0.0.1", done);
  });
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (typeof address !== "object" || !address) throw new Error("The system gave no port.");
  return address.port;
}
