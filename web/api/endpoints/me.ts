import type * as contract from "#shared/contract/me.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const me = endpoint<typeof contract.me>("auth.me", "GET", "/api/me/");
