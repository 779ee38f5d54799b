import { z } from "zod";
import type { Context } from "#server/context.ts";
import { type Account, type Connection, ConnectError, type Login } from "#server/channels/channel.ts";
import { cursorOf, withInbox } from "./imap.ts";
import { type MailProblem, mailProblem } from "./mail-problem.ts";
import { type Cursor, type ImapDetails, loginOf } from "./mailbox.ts";
import { requestTokens, tokenSecrets, requireMicrosoft } from "./microsoft-token.ts";
import { testSmtp } from "./smtp.ts";

/** Reading and sending the mailbox's mail by the ordinary protocols, also while nobody is there. */
const needed = ["https://outlook.office.com/IMAP.AccessAsUser.All", "https://outlook.office.com/SMTP.Send"];
const scopes = [...needed, "offline_access", "openid", "email", "profile"];

/** Of the id token. It comes from Microsoft's own address over TLS, so nothing in between could have written it. */
const identity = z.object({
  email: z.string().optional(),
  preferred_username: z.string().optional(),
  name: z.string().optional(),
});

/** Signing in at Microsoft, with an account of an organisation or a personal one. */
export const microsoftLogin: Login = {
  authorizeUrl(context, { state, redirectUri, challenge }) {
    const { authorizeUrl, clientId } = requireMicrosoft(context);
    const url = new URL(authorizeUrl);
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: "code",
      response_mode: "query",
      scope: scopes.join(" "),
      state,
      code_challenge: challenge,
      code_challenge_method: "S256",
      // Who is signed in with a private account already would otherwise connect that one.
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
      // An organisation can write any address into its people's tokens: the mail server proves it when it lets us in.
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

/** Tries both servers: organisations often switch IMAP or authenticated SMTP off. Where reading begins comes back. */
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
    throw refused(mailProblem(problem));
  }
}

const refused = ({ code, message }: MailProblem): ConnectError =>
  new ConnectError(code === "login_refused" ? "mail_access_off" : "connect_failed", `${code}: ${message}`);
