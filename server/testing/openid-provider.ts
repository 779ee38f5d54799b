import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Claims = Record<string, unknown>;

/** Who is logged in at the provider, as the claims of their ID token. */
type ProviderAccount = { sub: string } & Claims;

/** What is wrong with the next ID token. */
export type TokenFault =
  | { claims: Claims }
  | "unknown key"
  | "unsigned"
  | "key of another algorithm"
  | { token: string };

export interface OpenIdProvider extends AsyncDisposable {
  issuer: string;
  /** The requests that came, by path. */
  requests: string[];
  /** Who logs in when a browser comes next. */
  account: ProviderAccount;
  /** Claims that only the endpoint for user info tells. */
  userInfo: Claims;
  flaw: TokenFault | null;
  /** Fields of the description that differ from the usual ones. */
  metadata: Record<string, unknown>;
  lastToken: string;
  /** What a browser does that follows the address of a log-in: the query of the address it is led back to. */
  visit: (url: string) => Promise<string>;
  /** The same at the address of a log-out: the whole address that the browser is led back to. */
  leave: (url: string) => Promise<string>;
}

const clientId = "wakil";
const clientSecret = "a secret of the provider's";
export const providerClient = { client_id: clientId, client_secret: clientSecret };

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/**
 * An OpenID Connect provider on this machine: discovery, authorization endpoint, token endpoint with client
 * authentication and PKCE, keys, user info. It refuses what the specification has it refuse.
 */
export async function openIdProvider(): Promise<OpenIdProvider> {
  const key = newKey();
  const otherKey = newKey();
  const kid = randomUUID();
  const codes = new Map<string, { query: URLSearchParams; account: ProviderAccount }>();
  const tokens = new Map<string, ProviderAccount>();
  const idTokens = new Set<string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", self.issuer);
      self.requests.push(url.pathname);
      const {
        status = 200,
        location,
        body,
      } = answer(url, request.headers, new URLSearchParams(Buffer.concat(chunks).toString()));
      response.writeHead(status, { "content-type": "application/json", ...(location && { location }) });
      response.end(body === undefined ? "" : JSON.stringify(body));
    });
  });
  type Answer = { status?: number; location?: string; body?: unknown };
  const refuse = (error: string, status = 400): Answer => ({ status, body: { error } });

  function answer(url: URL, headers: IncomingHttpHeaders, form: URLSearchParams): Answer {
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return { body: { ...discoveryDocument(self.issuer), ...self.metadata } };
      case "/keys":
        return {
          body: { keys: [{ ...key.publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" }] },
        };
      case "/authorize":
        return authorize(url.searchParams);
      case "/token":
        return token(headers.authorization ?? "", form);
      case "/userinfo": {
        const account = tokens.get((headers.authorization ?? "").replace("Bearer ", ""));
        return account ? { body: { sub: account.sub, ...self.userInfo } } : refuse("invalid_token", 401);
      }
      case "/logout":
        return endSession(url.searchParams);
      default:
        return { status: 404 };
    }
  }

  function authorize(query: URLSearchParams): Answer {
    const asks = (name: string) => query.get(name) ?? "";
    if (asks("client_id") !== clientId || asks("response_type") !== "code") return refuse("invalid_request");
    if (!asks("scope").split(" ").includes("openid")) return refuse("invalid_scope");
    if (asks("code_challenge_method") !== "S256" || asks("code_challenge").length !== 43)
      return refuse("invalid_request");
    const code = randomUUID();
    codes.set(code, { query, account: self.account });
    const back = new URL(asks("redirect_uri"));
    back.searchParams.set("code", code);
    back.searchParams.set("state", asks("state"));
    back.searchParams.set("iss", self.issuer);
    return { status: 302, location: back.href };
  }

  /** A hint is a token that was issued here, and the address to return to belongs to the client that the token names. */
  function endSession(query: URLSearchParams): Answer {
    const hint = query.get("id_token_hint");
    const back = URL.parse(query.get("post_logout_redirect_uri") ?? "");
    if (query.get("client_id") !== clientId || (hint !== null && !idTokens.has(hint)))
      return refuse("invalid_request");
    if (back?.pathname !== "/login" || back.search) return refuse("invalid_request");
    back.searchParams.set("state", query.get("state") ?? "");
    return { status: 302, location: back.href };
  }

  function token(authorization: string, form: URLSearchParams): Answer {
    const basic = Buffer.from(authorization.replace("Basic ", ""), "base64").toString();
    const [id = "", secret = ""] = basic
      .split(":")
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    if (id !== clientId || secret !== clientSecret) return refuse("invalid_client", 401);
    const issued = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    if (!issued || form.get("redirect_uri") !== issued.query.get("redirect_uri"))
      return refuse("invalid_grant");
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    if (challenge !== issued.query.get("code_challenge")) return refuse("invalid_grant");
    const access = randomUUID();
    tokens.set(access, issued.account);
    self.lastToken = idToken(issued.account, issued.query.get("nonce"));
    idTokens.add(self.lastToken);
    return { body: { access_token: access, token_type: "Bearer", expires_in: 60, id_token: self.lastToken } };
  }

  function idToken(account: ProviderAccount, nonce: string | null): string {
    const { flaw } = self;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: self.issuer,
      aud: clientId,
      iat: now,
      exp: now + 60,
      ...(nonce !== null && { nonce }),
      ...account,
      ...(flaw && typeof flaw === "object" && "claims" in flaw && flaw.claims),
    };
    if (flaw && typeof flaw === "object" && "token" in flaw) return flaw.token;
    if (flaw === "unsigned") return jwt({ alg: "none" }, claims, () => "");
    // The classic mistake: a symmetric signature whose key is the public key that everybody can read.
    if (flaw === "key of another algorithm") {
      const secret = key.publicKey.export({ type: "spki", format: "der" });
      return jwt({ alg: "HS256", kid }, claims, (text) =>
        createHmac("sha256", secret).update(text).digest("base64url"),
      );
    }
    const signer: KeyObject = flaw === "unknown key" ? otherKey.privateKey : key.privateKey;
    return jwt({ alg: "RS256", kid }, claims, (text) =>
      sign("RSA-SHA256", Buffer.from(text), signer).toString("base64url"),
    );
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const self: OpenIdProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    account: { sub: "person-1" },
    userInfo: {},
    flaw: null,
    metadata: {},
    lastToken: "",
    visit: async (url) => new URL(await followTo(url)).search,
    leave: followTo,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return self;
}

async function followTo(url: string): Promise<string> {
  const { status, headers } = await fetch(url, { redirect: "manual" });
  if (status !== 302) throw new Error(`the provider answered ${status}`);
  return headers.get("location") as string;
}

/** A token of this header and these claims; `signatureOf` signs its text. */
function jwt(header: Claims, claims: Claims, signatureOf: (text: string) => string): string {
  const encode = (part: Claims) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${signatureOf(text)}`;
}

const discoveryDocument = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  userinfo_endpoint: `${issuer}/userinfo`,
  end_session_endpoint: `${issuer}/logout`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
});
