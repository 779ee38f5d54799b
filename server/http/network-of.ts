import { isIPv6 } from "node:net";

/**
 * Returns the network for which limits are counted: an IPv4 address itself, or the first 64 bits of an IPv6
 * address, because one connection has all addresses below them (RFC 6177) and could use another one for every call.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return address;
  const [front = "", back] = bare.split("::");
  const groups = front === "" ? [] : front.split(":");
  const last = back ? back.split(":") : [];
  const missing = back === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
