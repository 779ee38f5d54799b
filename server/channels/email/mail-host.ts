import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "#server/documents/address.ts";
import { BlockedAddress } from "#server/documents/safe-connect.ts";

/** Address of a mail server, and the host name of its certificate. */
export interface MailHost {
  address: string;
  servername: string;
}

/**
 * Resolves the entered host of a mail server. The connection uses exactly this address, so that a later different resolution
 * has no effect. Throws `BlockedAddress` for this machine and its network.
 */
export async function resolveMailHost(host: string, privateAddresses: boolean): Promise<MailHost> {
  const name = host.trim().toLowerCase();
  const found = isIP(name) !== 0 ? [{ address: name }] : await lookup(name, { all: true, verbatim: true });
  const open = privateAddresses ? found : found.filter(({ address }) => isPublicAddress(address));
  const [first] = open;
  if (!first) throw new BlockedAddress();
  return { address: first.address, servername: name };
}
