import type * as contract from "#shared/contract/agents.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listAgents = endpoint<typeof contract.listAgents>("agents.list", "GET", "/api/agents/");
export const saveAgent = endpoint<typeof contract.saveAgent>("agents.save", "PUT", "/api/agents/:kind/");
export const previewAgent = endpoint<typeof contract.previewAgent>(
  "agents.previewAgent",
  "POST",
  "/api/agents/:kind/preview/",
);
