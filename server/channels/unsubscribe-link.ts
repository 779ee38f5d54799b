import { createHmac } from "node:crypto";
import type { Context } from "#server/context.ts";
import { derive, readMasterSecret } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";
import { isSame } from "./signature.ts";

/** The recipient that a link was made for. Links never expire, because somebody may open the mail years later. */
export interface UnsubscribeLink {
  organizationId: string;
  address: string;
}

const mark = (context: Context, body: string) =>
  createHmac("sha256", derive(readMasterSecret(context.config), "unsubscribe links"))
    .update(body)
    .digest("base64url");

/**
 * The address with which a recipient unsubscribes from campaigns without logging in; mail programs post to the same
 * address (RFC 8058).
 */
export function unsubscribeUrl(tenant: Tenant, address: string): string {
  const body = Buffer.from(JSON.stringify([tenant.id, address])).toString("base64url");
  return `${tenant.addresses.public}/unsubscribe/${body}.${mark(tenant, body)}`;
}

/** Returns null when the link was changed. */
export function readUnsubscribeLink(context: Context, token: string): UnsubscribeLink | null {
  const [body = "", signature = ""] = token.split(".");
  if (!isSame(signature, mark(context, body))) return null;
  const [organizationId, address] = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as [
    string,
    string,
  ];
  return { organizationId, address };
}
