import { createHash, randomUUID } from "node:crypto";
import type { Account, Channel, Connection } from "#server/channels/channel.ts";
import type { Context } from "#server/context.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";

/** Connects an account through the adapter alone, without the product. */
export async function connectAccount(context: Context, channel: Channel): Promise<Connection> {
  const { login } = channel;
  if (!login) throw new Error(`${channel.kind} has no log-in`);
  const redirectUri = "https://wakil.test/channels/back";
  const verifier = randomUUID() + randomUUID();
  const codeChallenge = createHash("sha256").update(verifier).digest("base64url");
  const back = await chooseAccount(
    login.authorizeUrl(context, { state: "state-1", redirectUri, codeChallenge }),
  );
  if (back.searchParams.get("state") !== "state-1") throw new Error("the state did not come back");
  const code = back.searchParams.get("code") ?? "";
  const account: Account = await login.exchange(context, { code, redirectUri, verifier, extra: {} });
  const connection: Connection = {
    id: randomUUID(),
    organizationId: randomUUID(),
    kind: channel.kind,
    account: account.account,
    name: account.name,
    details: account.details,
    secrets: account.secrets,
    tokenExpiresAt: account.tokenExpiresAt ?? null,
    syncedAt: null,
  };
  const change = await channel.activate?.(context, connection);
  return {
    ...connection,
    details: { ...connection.details, ...change?.details },
    secrets: change?.secrets ?? connection.secrets,
  };
}
