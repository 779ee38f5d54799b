import { useEffect, useState } from "react";
import type { CustomerRow } from "#shared/contract/customers.ts";
import { listCustomers } from "#web/api/endpoints/customers.ts";
import type { TicketRow } from "#shared/contract/tickets.ts";
import { listTickets } from "#web/api/endpoints/tickets.ts";
import { useRead } from "#web/api/use-read.ts";

const pauseMs = 150;
const minLetters = 2;
const maxRecords = 5;

/** Searches customers and tickets after a pause in typing. Outdated requests are cancelled. */
export function useRecordSearch(text: string): {
  customers: readonly CustomerRow[];
  tickets: readonly TicketRow[];
  isSearching: boolean;
} {
  const asked = text.replace(/^#/, "");
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(asked), pauseMs);
    return () => clearTimeout(timer);
  }, [asked]);
  const enabled = q.length >= minLetters || /^\d$/.test(q);
  const query = { q, page_size: maxRecords };
  const customers = useRead(listCustomers, { query }, { enabled, keepPrevious: true });
  const tickets = useRead(listTickets, { query }, { enabled, keepPrevious: true });
  // The results of the previous query are shown until the next ones arrive, but not for an empty query.
  const isShown = enabled && asked !== "";
  return {
    customers: (isShown && customers.data?.data) || [],
    tickets: (isShown && tickets.data?.data) || [],
    isSearching: asked !== q || (enabled && (customers.isFetching || tickets.isFetching)),
  };
}
