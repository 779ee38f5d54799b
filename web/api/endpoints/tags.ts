import type * as contract from "#shared/contract/tags.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listTags = endpoint<typeof contract.listTags>("tags.list", "GET", "/api/tags/");
export const renameTag = endpoint<typeof contract.renameTag>("tags.rename", "PUT", "/api/tags/:id/");
export const deleteTag = endpoint<typeof contract.deleteTag>("tags.delete", "DELETE", "/api/tags/:id/");
