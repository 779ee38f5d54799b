import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { xSignature } from "#server/simulator/signing.ts";

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  raw: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- webhooks of every shape
  body: any;
}

export interface WebhookReceiver extends AsyncDisposable {
  url: string;
  received: ReceivedWebhook[];
}

/**
 * Starts a server of a business as platforms see it: it answers the challenge and receives webhooks, of which it
 * refuses the first `refuse`.
 */
export async function webhookReceiver(
  options: { refuse?: number; verifyToken?: string; consumerSecret?: string } = {},
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let refuse = options.refuse ?? 0;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = new URL(request.url ?? "/", "http://business").searchParams;
    const crc = query.get("crc_token");
    if (crc !== null && options.consumerSecret)
      return void response.end(JSON.stringify({ response_token: xSignature(options.consumerSecret, crc) }));
    if (request.method === "GET") {
      const isRight = query.get("hub.verify_token") === options.verifyToken;
      return void response.writeHead(isRight ? 200 : 403).end(isRight ? query.get("hub.challenge") : "");
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    received.push({ headers: request.headers, raw, body: JSON.parse(raw) });
    response.writeHead(refuse-- > 0 ? 503 : 200).end();
  }

  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
