import type { Account, OAuthLogin } from "#server/channels/channel.ts";
import { ConnectError } from "#server/channels/channel.ts";
import { platformFetch } from "#server/channels/platform-fetch.ts";
import { requireGoogle } from "./google-token.ts";

/** Scope to read and send all mail of an account: the smallest scope that allows both and IMAP. */
const gmail = "https://mail.google.com/";

/** The OAuth log-in at Google. */
export const googleOAuth: OAuthLogin = {
  authorizeUrl(context, { state, redirectUri, codeChallenge }) {
    const { authorizeUrl, clientId } = requireGoogle(context);
    const url = new URL(authorizeUrl);
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: `openid email profile ${gmail}`,
      state,
      code_challenge: codeChallenge,
      code_challenge_method: "S256",
      // Without both parameters, Google returns a refresh token only for the account's first log-in.
      access_type: "offline",
      prompt: "consent",
    }).toString();
    return url.toString();
  },

  async exchange(context, { code, redirectUri, verifier }): Promise<Account> {
    const { tokenUrl, userinfoUrl, clientId, clientSecret } = requireGoogle(context);
    const { status, body } = await platformFetch(tokenUrl, {
      form: {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: clientId,
        client_secret: clientSecret,
      },
    });
    if (status !== 200) throw new ConnectError("connect_failed", `token: ${status} ${String(body?.error)}`);
    // People can deselect single permissions on Google's page.
    if (!String(body.scope).split(" ").includes(gmail))
      throw new ConnectError("missing_permission", `granted: ${String(body.scope)}`);
    if (!body.refresh_token) throw new ConnectError("missing_permission", "no lasting permission");
    const profile = await platformFetch(userinfoUrl, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    const { email, email_verified: verified, name } = profile.body ?? {};
    if (profile.status !== 200 || typeof email !== "string" || verified === false)
      throw new ConnectError("no_account", `userinfo: ${profile.status}`);
    return {
      account: email.toLowerCase(),
      name: email,
      details: {
        transport: "gmail",
        senderName: typeof name === "string" ? name : "",
        since: context.clock().toISOString(),
      },
      secrets: { refreshToken: String(body.refresh_token) },
    };
  },
};
