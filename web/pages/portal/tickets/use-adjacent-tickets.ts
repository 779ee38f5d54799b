import { useState } from "react";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { listTickets } from "#web/api/endpoints/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import { queryOfView, type TicketView } from "#web/components/ticket/ticket-view.ts";

type List = ResultOf<EndpointOf<typeof listTickets>>;

/** The number of neighbours that are fetched, which is the API's maximum. */
const maxListedTickets = 100;

export interface AdjacentTickets {
  /** The position in the list, from 1. */
  place: number;
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

/**
 * Returns the position of a ticket in the list from which it was opened. A ticket that was just answered or closed
 * leaves the list; its previous position is kept, so that "next" still works. Undefined when it was never in the
 * list.
 */
export function useAdjacentTickets(ticketId: string, view: TicketView): AdjacentTickets | undefined {
  const { data } = useRead(listTickets, {
    query: { page_size: maxListedTickets, ...queryOfView(view) },
  });
  const [known, setKnown] = useState<List>();
  const isIn = data?.data.some((ticket) => ticket.id === ticketId) ?? false;
  if (data && isIn && known !== data) setKnown(data);
  const shown = isIn ? data : known;
  const order = shown?.data.map((ticket) => ticket.id) ?? [];
  const at = order.indexOf(ticketId);
  if (at === -1) return undefined;
  return {
    place: at + 1,
    total: shown?.meta.total ?? order.length,
    previous: order[at - 1],
    next: order[at + 1],
  };
}
