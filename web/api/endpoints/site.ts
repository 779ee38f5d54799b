import type * as contract from "#shared/contract/site.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getSite = endpoint<typeof contract.getSite>("site.facts", "GET", "/api/site/");
