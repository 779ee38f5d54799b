import type { SuggestedReply } from "#shared/contract/suggested-replies.ts";
import { getSuggestedReply } from "#web/api/endpoints/suggested-replies.ts";
import { useRead } from "#web/api/use-read.ts";
import type { Ticket } from "./data.ts";

/** Returns the agent's suggested reply. It is fetched only while the ticket waits for staff. */
export function useSuggestedReply({ id, status }: Ticket): SuggestedReply | undefined {
  const waits = status === "deferred";
  const { data } = useRead(getSuggestedReply, { params: { id } }, { enabled: waits });
  return waits ? (data?.data ?? undefined) : undefined;
}
