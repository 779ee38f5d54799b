import { isIP } from "node:net";

/**
 * Whose word counts for where a request comes from: nobody's, that of proxies at these addresses, or that of so many
 * proxies in front of us. The first address from the right that is none of theirs is the caller's; what stands left of it
 * in X-Forwarded-For was written by the caller.
 */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

const maxProxies = 10;

function isNetwork(text: string): boolean {
  const [address = "", bits, more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Fastify takes no bare number: where callers reach the port without the proxies, they are counted as one of them. */
const nearest =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count;

/** `true` is one proxy. Undefined: the value is none of these. */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (["false", "off", "0"].includes(value)) return false;
  if (["true", "on"].includes(value)) return nearest(1);
  if (/^\d{1,2}$/.test(value)) return Number(value) > maxProxies ? undefined : nearest(Number(value));
  const networks = value.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
