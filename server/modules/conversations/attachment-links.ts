import { createHmac } from "node:crypto";
import { isSame } from "#server/channels/signature.ts";
import { derive, readMasterSecret } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";

/** Lifetime of a link to an attachment: the browser fetches it at once, and a copied link expires soon. */
export const linkMs = 5 * 60 * 1000;

/** Lifetime of a link by which a platform fetches a picture. */
export const platformLinkMs = 60 * 60 * 1000;

/** Types that a browser shows without running anything; files of all other types are downloaded. */
const shown = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "audio/ogg",
  "audio/mpeg",
  "audio/mp4",
  "audio/aac",
  "audio/amr",
  "video/mp4",
  "video/3gpp",
]);

/**
 * Returns the type with which an attachment is served, and whether it may be shown inline. The type that the sender
 * claims is used for nothing else.
 */
export function readShownType(claimed: string): { type: string; inline: boolean } {
  const type = claimed.split(";")[0]?.trim().toLowerCase() ?? "";
  return shown.has(type) ? { type, inline: true } : { type: "application/octet-stream", inline: false };
}

const mark = (master: string, body: string) =>
  createHmac("sha256", derive(master, "attachment links")).update(body).digest("base64url");

export function linkToken(tenant: Tenant, id: string, until: Date): string {
  const body = Buffer.from(JSON.stringify([tenant.id, id, until.getTime()])).toString("base64url");
  return `${body}.${mark(readMasterSecret(tenant.config), body)}`;
}

/** Returns null when the link was changed or has expired. */
export function readLinkToken(
  master: string,
  token: string,
  now: Date,
): { organizationId: string; id: string } | null {
  const [body = "", signature = ""] = token.split(".");
  if (!isSame(signature, mark(master, body))) return null;
  const [organizationId, id, until] = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as [
    string,
    string,
    number,
  ];
  return until > now.getTime() ? { organizationId, id } : null;
}
