import type { ConnectedKind } from "#shared/contract/channels.ts";
import type { Phone } from "#shared/contract/simulator.ts";
import { findFreePort } from "#server/find-free-port.ts";
import { type DemoPlatforms, openDemoPlatforms } from "#server/simulator/demo-platforms.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import { signUpOwner, type SignedUp } from "./sign-up-owner.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { shopEntries, trainAgent } from "./train-agent.ts";

/** A trained business in demo mode, whose platforms are under the product's own address as with `npm start`. */
export interface DemoShop extends AsyncDisposable {
  app: TestApp;
  platforms: DemoPlatforms;
  owner: SignedUp;
  /** Connects a channel as the owner does on the channels page. */
  connect: (kind: ConnectedKind, by?: SignedUp) => Promise<void>;
  phones: () => Promise<Phone[]>;
  write: (what: {
    channel: string;
    account: string;
    text: string;
    place?: string;
    person?: string;
  }) => Promise<void>;
  /** Waits for deliveries and runs the resulting jobs until none are left. */
  settle: () => Promise<void>;
}

export async function demoShop(): Promise<DemoShop> {
  const port = await findFreePort();
  let platforms!: DemoPlatforms;
  const app = await testApp({
    env: { PUBLIC_URL: `http://127.0.0.1:${port}`, CHANNEL_BURST_MS: "0" },
    before: (context) => (context.platforms = platforms = openDemoPlatforms(context)),
  });
  await app.http.app.listen({ port, host: "127.0.0.1" });
  await platforms.enterWebhooks();
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  return {
    app,
    platforms,
    owner,
    async connect(kind, by = owner) {
      const login = await app.request({
        method: "POST",
        path: `/api/channels/${kind}/begin/`,
        token: by.token,
      });
      const back = await chooseAccount(login.body.data.url);
      const { state, code, ...extra } = Object.fromEntries(back.searchParams);
      const finished = await app.request({
        path: `/api/channels/${kind}/finish/`,
        token: by.token,
        json: { state, code, extra },
      });
      if (finished.status !== 200) throw new Error(`${kind} was not connected: ${finished.text}`);
    },
    phones: async () => (await app.request({ path: "/api/simulator/phones/" })).body.data.phones,
    async write(what) {
      const json = { person: "noura", ...what };
      const answer = await app.request({ path: "/api/simulator/messages/", json });
      if (answer.status !== 200) throw new Error(`not written: ${answer.text}`);
    },
    async settle() {
      for (let left = true; left;) {
        await platforms.settled();
        left = (await app.runJobs()).length > 0;
      }
    },
    async [Symbol.asyncDispose]() {
      platforms.stop();
      await app[Symbol.asyncDispose]();
    },
  };
}
