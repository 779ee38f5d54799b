import { createHmac } from "node:crypto";
import { reachOf } from "#shared/rules/whatsapp.ts";

/** What is kept of an address that wanted no campaigns once its person is forgotten: it recognises, and tells nothing. */
export const suppressionMark = (key: string, channel: string, address: string): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([reachOf(channel), address.trim().toLowerCase()]))
    .digest("base64url");
