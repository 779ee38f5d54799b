import { createHmac } from "node:crypto";
import { audienceKeyOf } from "#shared/rules/whatsapp.ts";

/**
 * Returns the mark of an address that refused campaigns, which stays after the person is erased. It recognises the
 * address without revealing it.
 */
export const suppressionMark = (key: string, channel: string, address: string): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([audienceKeyOf(channel), address.trim().toLowerCase()]))
    .digest("base64url");
