import { createServer } from "node:net";

export interface HeldPort {
  port: number;
  /** Frees the port for the server that listens next. */
  release: () => Promise<void>;
}

/**
 * Reserves the port for the server, or a free one for port 0. If the port is taken, the start fails here, before
 * the demo's minutes of work, and the demo's links contain the right port. Until it is released no other program
 * gets the port; connections to it are closed.
 */
export async function holdPort({ port, host }: { port: number; host: string }): Promise<HeldPort> {
  const holder = createServer((socket) => socket.destroy());
  await new Promise<void>((done, fail) => holder.once("error", fail).listen({ port, host }, done));
  const address = holder.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    release: () => new Promise((done) => holder.close(() => done())),
  };
}
