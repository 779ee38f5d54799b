import type * as contract from "#shared/contract/attachments.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const linkAttachment = endpoint<typeof contract.linkAttachment>(
  "attachments.link",
  "GET",
  "/api/attachments/:id/",
);
