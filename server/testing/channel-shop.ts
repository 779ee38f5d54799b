import type { Context } from "#server/context.ts";
import { findFreePort } from "#server/find-free-port.ts";
import { signUpOwner, type SignedUp } from "./sign-up-owner.ts";
import { type StartedPlatforms, startPlatforms } from "./start-platforms.ts";
import { testApp, type TestApp } from "./test-app.ts";
import { shopEntries, trainAgent } from "./train-agent.ts";

/** A trained business on a product that is registered with the platforms' simulators, which reach it over HTTP. */
export interface ChannelShop extends AsyncDisposable {
  app: TestApp;
  platforms: StartedPlatforms;
  owner: SignedUp;
  /** Waits for the platforms' deliveries and runs the resulting jobs until none are left. */
  settle: () => Promise<string[]>;
  /** Returns the stored texts that the agent or staff sent, oldest first. */
  sent: () => Promise<{ text: string; status: string; failure: string | null }[]>;
}

export async function channelShop(
  env: Record<string, string> = {},
  /** Called before the HTTP server is created from the context. */
  before?: (context: Context) => void,
): Promise<ChannelShop> {
  const platforms = await startPlatforms();
  const port = await findFreePort();
  const app = await testApp({
    env: { ...platforms.env, PUBLIC_URL: `http://127.0.0.1:${port}`, CHANNEL_BURST_MS: "0", ...env },
    ...(before && { before }),
  });
  await app.http.app.listen({ port, host: "127.0.0.1" });
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  return {
    app,
    platforms,
    owner,
    async settle() {
      const jobLines: string[] = [];
      for (;;) {
        await platforms.settled();
        const more = await app.runJobs();
        jobLines.push(...more);
        if (more.length === 0) return jobLines;
      }
    },
    async sent() {
      const { rows } = await app.database.ownerPool.query<{
        text: string;
        status: string;
        failure: string | null;
      }>(
        `select text, status, failure from messages where organization_id = $1 and author <> 'customer' order by created_at`,
        [owner.organizationId],
      );
      return rows;
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await platforms[Symbol.asyncDispose]();
    },
  };
}

export const businessPhone = "106500000000002";
export const businessAccount = "104200000000002";

/** Logs in at Meta as the owner through the simulator's page. Returns the response of the last call. */
export async function connectWhatsappViaMeta(
  { app, platforms }: Pick<ChannelShop, "platforms"> & { app: Pick<TestApp, "request"> },
  owner: SignedUp,
  phone?: string,
) {
  const login = await app.request({
    method: "POST",
    path: "/api/channels/whatsapp_meta/begin/",
    token: owner.token,
  });
  const { url } = login.body.data as { url: string };
  const state = new URL(url).searchParams.get("state") ?? "";
  const back = new URL(url).searchParams.get("redirect_uri") ?? "";
  const chosen = await fetch(
    `${platforms.url}/graph/dialog/chosen?${new URLSearchParams({ waba: businessAccount, back: `${back}?state=${state}` })}`,
    { redirect: "manual" },
  );
  const location = new URL(chosen.headers.get("location") ?? "");
  return app.request({
    path: "/api/channels/whatsapp_meta/finish/",
    token: owner.token,
    json: {
      state: location.searchParams.get("state"),
      code: location.searchParams.get("code"),
      extra: {
        waba_id: location.searchParams.get("waba_id") ?? businessAccount,
        phone_number_id: phone ?? location.searchParams.get("phone_number_id") ?? businessPhone,
      },
    },
  });
}
