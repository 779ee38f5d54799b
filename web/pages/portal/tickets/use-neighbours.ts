import { useEffect, useState } from "react";
import { listTickets, type TicketStatus } from "#shared/contract/tickets.ts";
import { useRead } from "../../../api/use-read.ts";

/** As many as the API gives at once; further down a list nobody walks by single steps. */
const reach = 100;

export interface Neighbours {
  /** From 1. */
  place: number;
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

/**
 * Where a ticket stands in the list it was opened from. A ticket that has just been answered or closed leaves the
 * list; its old place is kept, so that "next" still leads on. Undefined when it was never in it.
 */
export function useNeighbours(ticketId: string, list: { status: TicketStatus | undefined; q: string | undefined }): Neighbours | undefined {
  const { data } = useRead(listTickets, { query: { order: "waiting", page_size: reach, ...list } });
  const [known, setKnown] = useState<{ ids: string[]; total: number }>();
  const ids = data?.data.map((ticket) => ticket.id);
  const isIn = ids?.includes(ticketId) ?? false;
  const signature = ids?.join();
  useEffect(() => {
    if (ids && isIn) setKnown({ ids, total: data?.meta.total ?? ids.length });
    // The signature stands for the ids.
  }, [signature, isIn]);
  const { ids: order, total } = ids && isIn ? { ids, total: data?.meta.total ?? ids.length } : (known ?? { ids: [], total: 0 });
  const at = order.indexOf(ticketId);
  if (at === -1) return undefined;
  return { place: at + 1, total, previous: order[at - 1], next: order[at + 1] };
}
