import { createServer } from "node:net";

export interface HeldPort {
  port: number;
  /** Frees the port for the server that listens next. */
  release: () => Promise<void>;
}

/**
 * Takes the port to listen on; for 0 a free one. A taken port fails here, before the demo's minutes of work, and the
 * demo's links carry the true port. Until it is released no other program gets the port; who connects is cut off.
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
