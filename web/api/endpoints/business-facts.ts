import type * as contract from "#shared/contract/business-facts.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const readBusinessFacts = endpoint<typeof contract.readBusinessFacts>(
  "knowledge.readFacts",
  "GET",
  "/api/knowledge/facts/",
);
export const stateBusinessFact = endpoint<typeof contract.stateBusinessFact>(
  "knowledge.stateFact",
  "PUT",
  "/api/knowledge/facts/",
);
export const withdrawBusinessFact = endpoint<typeof contract.withdrawBusinessFact>(
  "knowledge.withdrawFact",
  "DELETE",
  "/api/knowledge/facts/:topic/",
);
