import type * as contract from "#shared/contract/topics.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listTopics = endpoint<typeof contract.listTopics>("topics.list", "GET", "/api/topics/");
