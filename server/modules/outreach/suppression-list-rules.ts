import { createHmac } from "node:crypto";
import { audienceKeyOf } from "#shared/rules/whatsapp.ts";

/**
 * Mark of an address that refused campaigns, which stays after the person is erased: it recognises the address without
 * revealing it.
 */
export const suppressionMark = (key: string, channel: string, address: string): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([audienceKeyOf(channel), address.trim().toLowerCase()]))
    .digest("base64url");
