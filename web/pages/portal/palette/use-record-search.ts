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
  const searchText = text.replace(/^#/, "");
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(searchText), pauseMs);
    return () => clearTimeout(timer);
  }, [searchText]);
  const enabled = q.length >= minLetters || /^\d$/.test(q);
  const query = { q, page_size: maxRecords };
  const customers = useRead(listCustomers, { query }, { enabled, keepPrevious: true });
  const tickets = useRead(listTickets, { query }, { enabled, keepPrevious: true });
  // The results of the previous query are shown until the next ones arrive, but not for an empty query.
  const isShown = enabled && searchText !== "";
  return {
    customers: (isShown && customers.data?.data) || [],
    tickets: (isShown && tickets.data?.data) || [],
    isSearching: searchText !== q || (enabled && (customers.isFetching || tickets.isFetching)),
  };
}
