import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "#server/documents/address.ts";
import { BlockedAddress } from "#server/documents/safe-connect.ts";

/** Where a mail server is, and under which name its certificate has to be. */
export interface MailHost {
  address: string;
  servername: string;
}

/**
 * The address of a mail server that somebody typed into a form. The connection goes to this very address, so a name
 * that answers differently the second time gains nothing. Throws `BlockedAddress` for this machine and its network.
 */
export async function resolveMailHost(host: string, privateAddresses: boolean): Promise<MailHost> {
  const name = host.trim().toLowerCase();
  const found = isIP(name) !== 0 ? [{ address: name }] : await lookup(name, { all: true, verbatim: true });
  const open = privateAddresses ? found : found.filter(({ address }) => isPublicAddress(address));
  const [first] = open;
  if (!first) throw new BlockedAddress();
  return { address: first.address, servername: name };
}
