import type { getCustomer } from "#shared/contract/customers.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";

export type Customer = ResultOf<typeof getCustomer>["data"];
