import { isIP } from "node:net";

/**
 * The proxies that are trusted to state where a request comes from: none, proxies at these addresses, or a number
 * of proxies in front of the server. The first address from the right that belongs to none of them is the caller's;
 * addresses left of it in X-Forwarded-For were written by the caller.
 */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

const maxProxies = 10;

function isNetwork(text: string): boolean {
  const [address = "", bits, more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Trusts so many proxies. Fastify accepts no plain number here: when callers reach the port without the proxies,
 * they are counted as one of them.
 */
const nearest =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count;

/** Parses the setting; `true` means one proxy. Returns undefined for an invalid value. */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (["false", "off", "0"].includes(value)) return false;
  if (["true", "on"].includes(value)) return nearest(1);
  if (/^\d{1,2}$/.test(value)) return Number(value) > maxProxies ? undefined : nearest(Number(value));
  const networks = value.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
