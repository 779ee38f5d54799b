import { z } from "zod";
import type { Context } from "#server/context.ts";
import { type Account, type Connection, ConnectError, type OAuthLogin } from "#server/channels/channel.ts";
import { cursorOf, withInbox } from "./imap.ts";
import { type MailProblem, mailProblem } from "./mail-problem.ts";
import { type Cursor, type ImapDetails, loginOf } from "./mailbox.ts";
import { requestTokens, tokenSecrets, requireMicrosoft } from "./microsoft-token.ts";
import { testSmtp } from "./smtp.ts";

/** Scopes to read and send mail through IMAP and SMTP, also while the owner is not logged in. */
const needed = ["https://outlook.office.com/IMAP.AccessAsUser.All", "https://outlook.office.com/SMTP.Send"];
const scopes = [...needed, "offline_access", "openid", "email", "profile"];

/** Claims of the id token. It needs no signature check, because it was fetched from Microsoft's own address over TLS. */
const identity = z.object({
  email: z.string().optional(),
  preferred_username: z.string().optional(),
  name: z.string().optional(),
});

/** The OAuth log-in at Microsoft, for accounts of organisations and for personal ones. */
export const microsoftOAuth: OAuthLogin = {
  authorizeUrl(context, { state, redirectUri, codeChallenge }) {
    const { authorizeUrl, clientId } = requireMicrosoft(context);
    const url = new URL(authorizeUrl);
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: "code",
      response_mode: "query",
      scope: scopes.join(" "),
      state,
      code_challenge: codeChallenge,
      code_challenge_method: "S256",
      // Without this, somebody who is logged in with a private account would connect that account.
      prompt: "select_account",
    }).toString();
    return url.toString();
  },

  async exchange(context, { code, redirectUri, verifier }): Promise<Account> {
    const { imap, smtp } = requireMicrosoft(context);
    const { status, body } = await requestTokens(context, {
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    if (status !== 200) throw new ConnectError("connect_failed", `token: ${status} ${String(body?.error)}`);
    const granted = String(body.scope).toLowerCase().split(" ");
    if (!needed.every((scope) => granted.includes(scope.toLowerCase())) || !body.refresh_token)
      throw new ConnectError("missing_permission", `granted: ${String(body.scope)}`);
    const { email, preferred_username: username, name } = claimsOf(String(body.id_token));
    const address = (email ?? username ?? "").toLowerCase();
    if (!address.includes("@")) throw new ConnectError("no_account", "no address in the id token");
    const details: ImapDetails = {
      transport: "imap",
      provider: "microsoft",
      imap,
      smtp,
      // An organisation can put any address into its people's tokens; the mail server proves the address by accepting
      // the log-in.
      username: address,
      senderName: name ?? "",
      since: context.clock().toISOString(),
    };
    return { account: address, name: address, details: { ...details }, ...tokenSecrets(context, body) };
  },
};

function claimsOf(idToken: string): z.infer<typeof identity> {
  try {
    const claims = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8");
    return identity.parse(JSON.parse(claims));
  } catch {
    throw new ConnectError("no_account", "the id token cannot be read");
  }
}

/** Tests IMAP and SMTP, because organisations often disable one of them. Returns the position at which reading starts. */
export async function verifyMicrosoftLogin(
  context: Context,
  connection: Connection,
  details: ImapDetails,
): Promise<Cursor> {
  const login = loginOf(connection, details);
  const { privateAddresses } = context.config.channels;
  const at = context.clock();
  try {
    const [cursor] = await Promise.all([
      withInbox(details.imap, login, privateAddresses, async (client) => cursorOf(client, at)),
      testSmtp(details.smtp, login, privateAddresses),
    ]);
    return cursor;
  } catch (problem) {
    throw connectErrorOf(mailProblem(problem));
  }
}

const connectErrorOf = ({ code, message }: MailProblem): ConnectError =>
  new ConnectError(code === "login_refused" ? "mail_access_off" : "connect_failed", `${code}: ${message}`);
