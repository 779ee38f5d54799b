import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { listTickets } from "#shared/contract/tickets.ts";
import { dayGroup } from "#web/components/list/day-group.ts";
import { groupBy } from "#web/components/list/group-by.ts";
import type { TicketView } from "#web/components/ticket/ticket-view.ts";
import type { TicketGroup } from "#web/components/ticket/TicketTable.tsx";

type List = ResultOf<typeof listTickets>;

/**
 * Returns a function that groups the rows of a page: waiting tickets, then the others by the day of the last message.
 * In the order by priority or due time, the groups follow that order.
 */
export function useTicketGroups(): (list: List, view: TicketView) => TicketGroup[] {
  const { t } = useTranslation(["tickets", "portal"]);
  return (list, view) => {
    if (view.sort === "priority")
      return groupBy(list.data, (ticket) => (ticket.status === "closed" ? "closed" : ticket.priority)).map(
        ({ key, items }) => ({
          key,
          title: key === "closed" ? t("list.closed") : t(`portal:priority.${key}`),
          tickets: items,
        }),
      );
    const now = new Date();
    if (view.sort === "due")
      return groupBy(list.data, ({ reply_due_at: dueAt }) =>
        dueAt === null ? "noDue" : Date.parse(dueAt) < now.getTime() ? "overdue" : "due",
      ).map(({ key, items }) => ({ key, title: t(`list.group.${key}`), tickets: items }));
    const groups = groupBy(list.data, (ticket) =>
      ticket.status === "deferred" && (view.sort === "waiting" || view.status === "deferred")
        ? "waiting"
        : dayGroup(ticket.updated_at, now),
    );
    return groups.map(({ key, items }) => ({
      key,
      title: t(`list.group.${key}`),
      // With a search the total of waiting tickets would be mistaken for the number of results.
      count: key === "waiting" && view.q === "" ? list.counts.deferred : undefined,
      tickets: items,
    }));
  };
}
