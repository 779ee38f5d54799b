import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Identities, newIdentities } from "#server/simulator/identities.ts";
import type { Fault } from "#server/simulator/faults.ts";
import type { PlatformClock } from "#server/simulator/platform.ts";
import { createPlatforms, type Platforms } from "#server/simulator/platforms.ts";
import { readAll, respond } from "#server/simulator/respond.ts";

export interface StartedPlatforms extends Platforms, AsyncDisposable {
  url: string;
  /** Returns the number of calls that the product has made to any platform. */
  calls: () => number;
  /** Makes the `nth` call from now fail in this way, on any platform. Resolves with its path. */
  failCall: (nth: number, fault: Fault) => Promise<string | null>;
  /** Cancels a failure that has not occurred, which resolves with null. */
  cancelFailure: () => void;
  /** The environment of a product that is registered with these platforms. */
  env: Record<string, string>;
}

/** Starts the platforms' simulators on a server and a port of their own. */
export async function startPlatforms(options: { clock?: PlatformClock } = {}): Promise<StartedPlatforms> {
  let url = "";
  const identities = newIdentities();
  const platforms = createPlatforms({
    identities,
    base: () => url,
    clock: options.clock ?? (() => new Date()),
  });
  let calls = 0;
  let failure: { left: number; fault: Fault; done: (path: string | null) => void } | null = null;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.url ?? "").split("/")[1] ?? "";
    const platform = platforms.mounted[name];
    const raw = await readAll(request);
    if (!platform || !raw) return void response.writeHead(404).end();
    calls += 1;
    if (failure && (failure.left -= 1) === 0) {
      platform.faults.next.unshift({ fault: failure.fault });
      failure.done(request.url ?? "");
      failure = null;
    }
    await respond(platform, request, raw, response, `/${name}`);
  };
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...platforms,
    url,
    calls: () => calls,
    failCall: (nth, fault) => new Promise((done) => (failure = { left: nth, fault, done })),
    cancelFailure() {
      failure?.done(null);
      failure = null;
    },
    env: environmentOf(url, identities),
    async [Symbol.asyncDispose]() {
      platforms.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The variables that register a product with the platforms at this address. */
function environmentOf(url: string, identities: Identities): Record<string, string> {
  const { meta, instagram, x, google, microsoft, moyasar } = identities;
  return {
    META_GRAPH_URL: `${url}/graph`,
    META_LOGIN_URL: `${url}/graph/dialog/oauth`,
    META_APP_ID: meta.appId,
    META_APP_SECRET: meta.appSecret,
    META_CONFIG_ID: meta.configId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: meta.ownAccount.wabaId,
    WHATSAPP_TOKEN: meta.ownAccount.token,
    INSTAGRAM_GRAPH_URL: `${url}/instagram`,
    INSTAGRAM_AUTHORIZE_URL: `${url}/instagram/oauth/authorize`,
    INSTAGRAM_TOKEN_URL: `${url}/instagram/oauth/access_token`,
    INSTAGRAM_APP_ID: instagram.appId,
    INSTAGRAM_APP_SECRET: instagram.appSecret,
    X_API_URL: `${url}/x`,
    X_AUTHORIZE_URL: `${url}/x/i/oauth2/authorize`,
    X_CLIENT_ID: x.clientId,
    X_CLIENT_SECRET: x.clientSecret,
    X_CONSUMER_SECRET: x.consumerSecret,
    X_BEARER_TOKEN: x.bearerToken,
    GOOGLE_AUTHORIZE_URL: `${url}/google/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${url}/google/token`,
    GOOGLE_USERINFO_URL: `${url}/google/userinfo`,
    GMAIL_URL: `${url}/google`,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GMAIL_TOPIC: google.topic,
    MICROSOFT_AUTHORIZE_URL: `${url}/microsoft/common/oauth2/v2.0/authorize`,
    MICROSOFT_TOKEN_URL: `${url}/microsoft/common/oauth2/v2.0/token`,
    MICROSOFT_CLIENT_ID: microsoft.clientId,
    MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
    MOYASAR_API_URL: `${url}/moyasar`,
    MOYASAR_SECRET_KEY: moyasar.secretKey,
    MOYASAR_PUBLISHABLE_KEY: moyasar.publishableKey,
    MOYASAR_WEBHOOK_SECRET: moyasar.webhookSecret,
  };
}
