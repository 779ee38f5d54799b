import { listChannels } from "#web/api/endpoints/channels.ts";
import type { Phone } from "#shared/contract/simulator.ts";
import { sessionToken } from "#web/api/session.ts";
import { useRead } from "#web/api/use-read.ts";

/**
 * Of the phones those that are open at the business which is logged in: an owner who has just connected theirs looks for
 * it, and not for the demo's. Undefined until it is known which they are; all of them for whoever belongs to no business
 * or is not logged in.
 */
export function useOwnPhones(phones: Phone[] | undefined): Phone[] | undefined {
  const isLoggedIn = sessionToken() !== null;
  const { data: cards, error } = useRead(listChannels, {}, { enabled: isLoggedIn });
  if (!isLoggedIn || error) return phones;
  const own = new Set(cards?.data.map(({ connection }) => connection?.account));
  return cards && phones?.filter(({ account }) => own.has(account));
}
