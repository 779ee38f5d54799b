import { randomBytes } from "node:crypto";

/** 256 random bits, in the alphabet of addresses. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");
