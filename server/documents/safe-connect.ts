import { lookup as systemLookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { isPublicAddress } from "./address.ts";

/** Thrown by the connection when an address is not public. */
export class BlockedAddress extends Error {}

export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const connectTimeoutMs = 10_000;

const resolveBySystem: Resolve = (host, done) => {
  systemLookup(host, { all: true, verbatim: true }, done);
};

/**
 * Creates an HTTP client that only connects to public addresses. The address that the socket connects to is checked,
 * so a host name that resolves differently the second time has no effect; literal addresses, which are never
 * resolved, are checked too.
 */
export function publicOnlyAgent(
  isAllowed: (address: string) => boolean = isPublicAddress,
  resolve = resolveBySystem,
): Agent {
  const lookup: LookupFunction = (host, options: LookupOptions, done) => {
    resolve(host, (error, found) => {
      if (error) return done(error, "", 0);
      const open = found.filter(({ address }) => isAllowed(address));
      const [first] = open;
      if (!first) return done(new BlockedAddress(), "", 0);
      return options.all ? done(null, open) : done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup, timeout: connectTimeoutMs });
  return new Agent({
    pipelining: 0,
    connect: (options, done) => {
      const literal = options.hostname.replace(/^\[|\]$/g, "");
      if (isIP(literal) !== 0 && !isAllowed(literal)) return done(new BlockedAddress(), null);
      return connect(options, done);
    },
  });
}
