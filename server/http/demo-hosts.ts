import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { isThisMachine } from "#server/machine-name.ts";
import { Failure } from "./failure.ts";

/**
 * Refuses requests for other host names than this machine's own in demo mode. Another site could otherwise point
 * its name at 127.0.0.1 and make a visitor's browser read the demo's mailbox (DNS rebinding); the browser still
 * sends that site's name in this case.
 */
export function refuseForeignHosts(app: FastifyInstance, { config, addresses }: Context): void {
  if (!config.demo) return;
  const ownHosts = new Set([addresses.public, addresses.chat].map((address) => new URL(address).hostname));
  app.addHook("onRequest", async ({ headers }) => {
    // The header is read directly, because Fastify would prefer X-Forwarded-Host, which any page can send.
    const hostname = URL.parse(`http://${headers.host}`)?.hostname ?? "";
    if (!isThisMachine(hostname) && !ownHosts.has(hostname)) throw new Failure("host_unknown");
  });
}
