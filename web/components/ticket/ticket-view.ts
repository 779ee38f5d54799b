import { ticketStatuses, type TicketStatus } from "#shared/contract/tickets.ts";
import type { TicketListFields } from "#web/paths.ts";

/** Which tickets a list shows, as the address says (B35). */
export interface TicketView {
  q: string;
  status: TicketStatus | undefined;
  /** `me`, `none` or a member's id. */
  assignee: string | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const readTicketView = (search: URLSearchParams): TicketView => {
  const assignee = search.get("assignee") ?? "";
  return {
    q: search.get("q") ?? "",
    status: ticketStatuses.find((status) => status === search.get("status")),
    assignee: ["me", "none"].includes(assignee) || uuid.test(assignee) ? assignee : undefined,
  };
};

/** The fields of the address; what is as usual is not in it. */
export const fieldsOfView = ({ q, ...view }: TicketView): TicketListFields => ({
  ...view,
  q: q || undefined,
});

/** What the API is asked for. */
export const queryOfView = ({ q, ...view }: TicketView) => ({ ...view, q: q || undefined });

/** Whether something other than a status leaves tickets out. */
export const isNarrowedView = ({ q, assignee }: TicketView): boolean => q !== "" || assignee !== undefined;
