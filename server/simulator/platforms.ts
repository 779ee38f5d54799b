import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Faults, takeFault } from "./faults.ts";
import type { PlatformClock } from "./platform.ts";
import { type SavedPlatforms, secretsOf } from "./saved-platforms.ts";
import { createWhatsApp, type WhatsApp } from "./whatsapp.ts";
import { type Answer, type Asked, readBody } from "./wire.ts";

/** The platforms' stand-ins, each under a path of one local server. */
export interface Platforms extends AsyncDisposable {
  url: string;
  whatsapp: WhatsApp;
  /** Resolves when no webhook is on its way any more. */
  settled: () => Promise<void>;
  /** What a restart needs to find everything as it was. */
  saved: () => SavedPlatforms;
}

interface Mounted {
  faults: Faults;
  deliveries: { settled: () => Promise<void>; stop: () => void };
  answer: (asked: Asked) => Promise<Answer>;
}

const maxBytes = 30 * 1024 * 1024;

/** Starts the platforms' stand-ins on a free port of this machine. */
export async function startPlatforms(
  options: { clock?: PlatformClock; saved?: SavedPlatforms | undefined } = {},
): Promise<Platforms> {
  const clock = options.clock ?? (() => new Date());
  const { saved } = options;
  const secrets = secretsOf(saved);
  let url = "";
  const at = (name: string) => () => `${url}/${name}`;
  const whatsapp = createWhatsApp({
    clock,
    secret: secrets.meta,
    base: at("whatsapp"),
    state: saved?.whatsapp,
  });
  const mounted: Record<string, Mounted> = { whatsapp };
  const all = Object.values(mounted);

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? "/", "http://platforms");
    const [, name = "", ...rest] = address.pathname.split("/");
    const platform = mounted[name];
    if (!platform) return void response.writeHead(404).end();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) return void response.writeHead(413).end();
      chunks.push(chunk as Buffer);
    }
    const raw = Buffer.concat(chunks);
    const path = `/${rest.join("/")}`;
    const fault = takeFault(platform.faults, path);
    if (platform.faults.latencyMs) await sleep(platform.faults.latencyMs);
    if (fault?.kind === "cut") return void response.destroy();
    const answer =
      fault?.kind === "answer"
        ? fault.answer
        : await platform.answer({
            method: request.method ?? "GET",
            path,
            params: {},
            query: address.searchParams,
            headers: request.headers,
            raw,
            ...(await readBody(request.headers["content-type"] ?? "", raw)),
          });
    if (fault?.kind === "lost") return void response.destroy();
    const body = Buffer.from(answer.body as string);
    response.writeHead(answer.status, { ...answer.headers, "content-length": body.length });
    if (fault?.kind !== "half") return void response.end(body);
    // What was written has to leave before the connection breaks.
    response.write(body.subarray(0, Math.floor(body.length / 2)), () =>
      setTimeout(() => response.destroy(), 20),
    );
  }

  await new Promise<void>((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    whatsapp,
    async settled() {
      for (const { deliveries } of all) await deliveries.settled();
    },
    saved: () => ({ secrets, whatsapp: whatsapp.state }),
    async [Symbol.asyncDispose]() {
      for (const { deliveries } of all) deliveries.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
