import { listChannels } from "#web/api/endpoints/channels.ts";
import type { Phone } from "#shared/contract/simulator.ts";
import { sessionToken } from "#web/api/session.ts";
import { useRead } from "#web/api/use-read.ts";

/**
 * Returns the phones of the logged-in business, because an owner who has just connected a channel looks for it
 * instead of the demo's. Undefined until they are known. Without a log-in or a business, all phones are returned.
 */
export function useOwnPhones(phones: Phone[] | undefined): Phone[] | undefined {
  const isLoggedIn = sessionToken() !== null;
  const { data: cards, error } = useRead(listChannels, {}, { enabled: isLoggedIn });
  if (!isLoggedIn || error) return phones;
  const accounts = new Set(cards?.data.map(({ connection }) => connection?.account));
  return cards && phones?.filter(({ account }) => accounts.has(account));
}
