import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { platformFetch } from "#server/channels/platform-fetch.ts";

const issuers = ["https://accounts.google.com", "accounts.google.com"];
/** The tolerance covers differences between the clocks of Google and this server. */
const clockToleranceS = 60;
/** Google announces new keys every few days. For an unknown key the list is fetched at most this often. */
const minFetchIntervalMs = 60_000;

interface Keys {
  byId: Map<string, JsonWebKey>;
  askedAt: number;
}
const known = new Map<string, Keys>();

/**
 * Whether a token is a currently valid token of Google (RS256) from `account` for `audience`. Only this algorithm is
 * accepted, because a token must not choose how it is verified.
 */
export async function isFromGoogle(
  token: string,
  expected: { audience: string; account: string; keysUrl: string; now: Date },
): Promise<boolean> {
  const [head = "", body = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || signature === "") return false;
  const header = parseTokenPart(head);
  const claims = parseTokenPart(body);
  if (!header || !claims || header["alg"] !== "RS256" || typeof header["kid"] !== "string") return false;
  const key = await keyOf(expected.keysUrl, header["kid"]);
  if (!key) return false;
  const isSigned = verify(
    "RSA-SHA256",
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key, format: "jwk" }),
    Buffer.from(signature, "base64url"),
  );
  const seconds = expected.now.getTime() / 1000;
  return (
    isSigned &&
    issuers.includes(String(claims["iss"])) &&
    claims["aud"] === expected.audience &&
    claims["email"] === expected.account &&
    claims["email_verified"] === true &&
    Number(claims["exp"]) > seconds - clockToleranceS &&
    Number(claims["iat"]) < seconds + clockToleranceS
  );
}

function parseTokenPart(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

async function keyOf(url: string, id: string): Promise<JsonWebKey | undefined> {
  const cachedKeys = known.get(url);
  const found = cachedKeys?.byId.get(id);
  if (found || (cachedKeys && Date.now() - cachedKeys.askedAt < minFetchIntervalMs)) return found;
  const { status, body } = await platformFetch(url);
  if (status !== 200) throw new Error(`Google's keys: ${status}`);
  const keys = ((body?.keys ?? []) as (JsonWebKey & { kid?: string })[]).filter(({ kty }) => kty === "RSA");
  const byId = new Map(keys.map((key) => [key.kid ?? "", key]));
  known.set(url, { byId, askedAt: Date.now() });
  return byId.get(id);
}
