import type * as contract from "#shared/contract/site.ts";
import { endpoint } from "../endpoint.ts";

export const getSite = endpoint<typeof contract.getSite>("site.facts", "GET", "/api/site/");
