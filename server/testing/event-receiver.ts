import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface EventReceiver extends AsyncDisposable {
  url: string;
  received: ReceivedEvent[];
  /** How it answers from now on; 204 until it is set. */
  answer: (respond: (response: ServerResponse) => void) => void;
}

/** A business's own server that outgoing webhooks are sent to. */
export async function eventReceiver(): Promise<EventReceiver> {
  const received: ReceivedEvent[] = [];
  let respond = (response: ServerResponse) => {
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => (respond = next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
