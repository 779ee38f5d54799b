import { BlockList, isIP } from "node:net";

/** IPv4 ranges outside the public internet (IANA special-purpose registry, and multicast). */
const closedV4: [string, number][] = [
  ["0.0.0.0", 8], // this network
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // carrier-grade NAT
  ["127.0.0.0", 8], // loopback
  ["169.254.0.0", 16], // link-local, cloud metadata
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // protocol assignments
  ["192.0.2.0", 24], // documentation
  ["192.31.196.0", 24], // AS112
  ["192.52.193.0", 24], // AMT
  ["192.88.99.0", 24], // 6to4 relay
  ["192.168.0.0", 16], // private
  ["192.175.48.0", 24], // AS112
  ["198.18.0.0", 15], // benchmarks
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, broadcast
];

/**
 * Parts of the global IPv6 range that are not fetched from: they contain an IPv4 address, which would bypass the list
 * above, or are not routed.
 */
const closedV6: [string, number][] = [
  ["2001::", 23], // protocol assignments, Teredo among them
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4
  ["2620:4f:8000::", 48], // AS112
  ["3fff::", 20], // documentation
];

const closed = new BlockList();
for (const [net, bits] of closedV4) closed.addSubnet(net, bits, "ipv4");
for (const [net, bits] of closedV6) closed.addSubnet(net, bits, "ipv6");

/**
 * The range of all public IPv6 addresses; loopback, mapped, NAT64, unique local and link-local addresses are outside
 * of it.
 */
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");

/** Interface identifiers of ISATAP (RFC 5214) end in an IPv4 address. */
const isatapPattern = /:0{0,3}[02]?00?:5efe:|:[02]00:5efe:|::5efe:/i;

/**
 * Whether an IP address, as text without brackets, is on the public internet. Nothing is fetched from any other
 * address.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, ""); // An address with a zone only exists on a local link.
  if (bare !== address) return false;
  const family = isIP(bare);
  if (family === 4) return !closed.check(bare, "ipv4");
  if (family !== 6) return false;
  return globalV6.check(bare, "ipv6") && !closed.check(bare, "ipv6") && !isatapPattern.test(bare);
}
