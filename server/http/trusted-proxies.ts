import { isIP } from "node:net";

/**
 * Whose word counts for where a request comes from: nobody's, that of so many proxies in front of us, or that of proxies
 * at these addresses. The first address from the right that is none of theirs is the caller's; what stands left of it in
 * X-Forwarded-For was written by the caller.
 */
export type TrustedProxies = false | number | string[];

const MOST_PROXIES = 10;

function isNetwork(text: string): boolean {
  const [address = "", bits, more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** `true` is one proxy. Undefined: the value is none of these. */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (value === "false" || value === "off") return false;
  if (value === "true" || value === "on") return 1;
  if (/^\d{1,2}$/.test(value))
    return Number(value) > MOST_PROXIES ? undefined : Number(value) === 0 ? false : Number(value);
  const networks = value.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** As Fastify takes it: it refuses bare numbers, because a port that callers reach without the proxies trusts them. */
export const trustOption = (trusted: TrustedProxies) =>
  typeof trusted === "number" ? (_address: string, hop: number) => hop < trusted : trusted;
