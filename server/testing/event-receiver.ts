import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface EventReceiver extends AsyncDisposable {
  url: string;
  received: ReceivedEvent[];
  /** Sets the response to further requests; the default is 204. */
  answer: (respond: (response: ServerResponse) => void) => void;
}

/** Starts a business's own server, which receives outgoing webhooks. */
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
