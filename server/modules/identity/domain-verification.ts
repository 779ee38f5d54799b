import { Resolver } from "node:dns/promises";
import type { Context } from "#server/context.ts";
import { holdsRecord, recordName } from "./single-sign-on-rules.ts";

const maxMs = 4000;
const tries = 2;

/** Whether the domain's TXT record holds the token now; false when the name server does not respond. */
export async function isDomainVerified(context: Context, domain: string, token: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: maxMs, tries });
  if (context.config.dnsServers.length > 0) resolver.setServers(context.config.dnsServers);
  try {
    return holdsRecord(await resolver.resolveTxt(recordName(domain)), token);
  } catch (problem) {
    context.log.info({ code: (problem as NodeJS.ErrnoException).code }, "a domain's record was not found");
    return false;
  }
}
