import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { listTickets } from "#shared/contract/tickets.ts";
import { dayGroup } from "#web/components/list/day-group.ts";
import { groupBy } from "#web/components/list/group-by.ts";
import type { TicketGroup } from "#web/components/ticket/TicketTable.tsx";

type List = ResultOf<typeof listTickets>;

/** The rows of a page under headings: who waits for a person, then by the day of the last word. */
export function useTicketGroups(): (list: List, how: { isSearch: boolean }) => TicketGroup[] {
  const { t } = useTranslation("tickets");
  return (list, { isSearch }) => {
    const now = new Date();
    const groups = groupBy(list.data, (ticket) =>
      ticket.status === "deferred" ? "waiting" : dayGroup(ticket.updated_at, now),
    );
    return groups.map(({ key, items }) => ({
      key,
      title: t(`list.group.${key}`),
      // A search finds some of them; how many wait in all would be read as how many it found.
      count: key === "waiting" && !isSearch ? list.counts.deferred : undefined,
      tickets: items,
    }));
  };
}
