import type * as contract from "#shared/contract/events.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const portalEvents = endpoint<typeof contract.portalEvents>("events.portal", "GET", "/api/events/");
