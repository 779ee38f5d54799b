import type * as contract from "#shared/contract/models.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getModels = endpoint<typeof contract.getModels>("models.get", "GET", "/api/models/");
export const setModels = endpoint<typeof contract.setModels>("models.set", "PUT", "/api/models/");
export const testModel = endpoint<typeof contract.testModel>("models.test", "POST", "/api/models/test/");
