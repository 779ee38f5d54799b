import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Systems give ports from 32768 up to whoever asks for any port: every outgoing connection, every server in a test. A port
 * below them is not taken by one of these before its server is there.
 */
const lowestPort = 15_000;
const highestPort = 31_999;
const maxTries = 50;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isListening = await new Promise<boolean>((done) => {
    probe.once("error", () => done(false)).listen(port, "127.0.0.1", () => done(true));
  });
  if (!isListening) return false;
  probe.close();
  await once(probe, "close");
  return true;
}

/**
 * A port of 127.0.0.1 that nothing listens on now, for a server whose address has to be known before it is there. Another
 * program may still take it in the meantime; `hold-port.ts` keeps one.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries++) {
    const port = randomInt(lowestPort, highestPort + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${lowestPort} to ${highestPort} is free.`);
}
