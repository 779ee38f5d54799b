import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type ChannelCard } from "#shared/contract/channels.ts";
import { providerOfState, type LoginProvider } from "#shared/values/channels.ts";
import type { Channel, ConnectedKind, OAuthLogin } from "#server/channels/channel.ts";
import type { Context } from "#server/context.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { connect, requireChannel, withPlatformErrors } from "./connections.ts";
import { secretOwner, setupMs } from "./connection-rules.ts";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";
import { requireVerifiedOwner } from "./verified-owner.ts";
import * as store from "./store/platform-logins.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const redirectUri = (context: Context, kind: ConnectedKind): string =>
  `${context.addresses.public}/channels/return/${kind}`;

/** Starts a log-in at the platform. Only the hash of the state is stored. */
export async function beginLogin(
  tenant: Tenant,
  { tokenHash }: MemberCaller,
  kind: ConnectedKind,
  provider: LoginProvider | undefined,
): Promise<string> {
  const login = loginOf(requireChannel(tenant, kind), provider);
  await requireVerifiedOwner(tenant, kind);
  const id = randomUUID();
  // The state's prefix identifies the organisation on return; its hash verifies the whole.
  const state = `${provider ? `${provider}.` : ""}${randomBytes(32).toString("base64url")}`;
  const verifier = randomBytes(48).toString("base64url");
  const at = tenant.clock();
  const sealed = encrypt(
    encryptionSecrets(tenant.config),
    "channel secrets",
    secretOwner(tenant, id),
    verifier,
  );
  await tenant.transaction((db) =>
    store.insertSetup(
      db,
      { id, kind, sessionHash: tokenHash, stateHash: sha256(state), sealed },
      at,
      new Date(at.getTime() + setupMs),
    ),
  );
  const codeChallenge = sha256(verifier).toString("base64url");
  return withPlatformErrors(tenant, async () =>
    login.authorizeUrl(tenant, { state, redirectUri: redirectUri(tenant, kind), codeChallenge }),
  );
}

function loginOf({ login, otherLogins }: Channel, provider: LoginProvider | undefined): OAuthLogin {
  const found = provider ? otherLogins?.[provider] : login;
  if (!found) throw new Failure("not_found");
  return found;
}

/** Completes a log-in of this session. Every problem of the state has the same response. */
export async function finishLogin(
  tenant: Tenant,
  caller: MemberCaller,
  kind: ConnectedKind,
  callback: { state: string; code: string; extra: Record<string, string> },
): Promise<ChannelCard> {
  const channel = requireChannel(tenant, kind);
  const login = loginOf(channel, providerOfState(callback.state));
  const { tokenHash } = caller;
  await requireVerifiedOwner(tenant, kind);
  const setup = await tenant.transaction((db) =>
    store.consumeLoginState(
      db,
      { kind, stateHash: sha256(callback.state), sessionHash: tokenHash },
      tenant.clock(),
    ),
  );
  const verifier =
    setup?.sealed &&
    decrypt(encryptionSecrets(tenant.config), "channel secrets", secretOwner(tenant, setup.id), setup.sealed);
  if (!verifier) throw new Failure("login_state_invalid");
  const account = await withPlatformErrors(tenant, () =>
    login.exchange(tenant, {
      code: callback.code,
      redirectUri: redirectUri(tenant, kind),
      verifier,
      extra: callback.extra,
    }),
  );
  return connect(tenant, caller, kind, account);
}
