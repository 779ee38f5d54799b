import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Systems assign ports from 32768 upwards to every outgoing connection and to every server that asks for any port.
 * A port below this range is not assigned that way before the server has started.
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
 * Finds a port of 127.0.0.1 on which nothing listens, for a server whose address must be known before it starts.
 * Another program may still take the port in the meantime; `hold-port.ts` keeps one reserved.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries++) {
    const port = randomInt(lowestPort, highestPort + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${lowestPort} to ${highestPort} is free.`);
}
