import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

export interface SigningKey {
  id: string;
  key: KeyObject;
}

export const newSigningKey = (): SigningKey => ({
  id: "simulated-1",
  key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs a token as Google does (RS256). */
export function signJwt({ id, key }: SigningKey, claims: Record<string, unknown>): string {
  const content = `${part({ alg: "RS256", kid: id, typ: "JWT" })}.${part(claims)}`;
  return `${content}.${sign("RSA-SHA256", Buffer.from(content), key).toString("base64url")}`;
}

/** Returns the response of Google's address for public keys. */
export const keySet = ({ id, key }: SigningKey): { keys: object[] } => ({
  keys: [{ ...createPublicKey(key).export({ format: "jwk" }), kid: id, alg: "RS256", use: "sig" }],
});
