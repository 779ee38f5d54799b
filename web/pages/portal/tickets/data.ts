import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { getTicket } from "#shared/contract/tickets.ts";

export type Ticket = ResultOf<typeof getTicket>["data"];
