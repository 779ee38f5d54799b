import { isIP, type LookupFunction, type NetConnectOpts, Socket } from "node:net";
import { vi } from "vitest";
import { isPublicAddress } from "#server/documents/address.ts";

/** The connections that this process opened while they were watched. */
export interface WatchedConnections {
  /** Addresses in the order in which their connections were started. */
  addresses: string[];
  /** Host names that the system resolved by itself, so that the resulting addresses are unknown. */
  unguardedNames: string[];
}

/**
 * Watches every connection of this process, and breaks those to the public internet before anything is sent, so that
 * a test reaches only its own servers. `vi.restoreAllMocks` reverts it.
 */
export function watchConnections(): WatchedConnections {
  const watched: WatchedConnections = { addresses: [], unguardedNames: [] };
  // oxlint-disable-next-line typescript/unbound-method -- it is called below with the socket as its `this`
  const original = Socket.prototype.connect;
  const isElsewhere = (address: string) => {
    watched.addresses.push(address);
    return isPublicAddress(address);
  };
  const refusal = (address: string) =>
    Object.assign(new Error(`no connection to ${address} in a test`), { code: "ECONNREFUSED" });
  vi.spyOn(Socket.prototype, "connect").mockImplementation(function connect(this: Socket, ...args) {
    const [first] = args as unknown[];
    const options = (Array.isArray(first) ? first[0] : first) as Exclude<NetConnectOpts, { path: string }>;
    const host = options.host ?? "localhost";
    if (isIP(host) !== 0) {
      if (isElsewhere(host)) return this.destroy(refusal(host));
    } else if (options.lookup) options.lookup = guardConnect(options.lookup, isElsewhere, refusal);
    else watched.unguardedNames.push(host);
    return (original as (...all: unknown[]) => Socket).apply(this, args);
  });
  return watched;
}

function guardConnect(
  lookup: LookupFunction,
  isElsewhere: (address: string) => boolean,
  refused: (address: string) => Error,
): LookupFunction {
  return (host, options, done) => {
    lookup(host, options, (error, found, family) => {
      if (error) return done(error, found, family);
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const elsewhere = addresses.filter(isElsewhere)[0];
      return elsewhere === undefined ? done(null, found, family) : done(refused(elsewhere), "", 0);
    });
  };
}
