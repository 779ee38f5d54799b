import type * as contract from "#shared/contract/messages.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listMessages = endpoint<typeof contract.listMessages>("messages.list", "GET", "/api/messages/");
