import { randomBytes } from "node:crypto";

/** Returns 256 random bits in the alphabet of addresses. Only the hash of a token is stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");
