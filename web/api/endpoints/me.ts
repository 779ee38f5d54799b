import type * as contract from "#shared/contract/me.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getCurrentUser = endpoint<typeof contract.getCurrentUser>("auth.me", "GET", "/api/me/");
