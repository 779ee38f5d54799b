import type * as contract from "#shared/contract/attachments.ts";
import { endpoint } from "../endpoint.ts";

export const linkAttachment = endpoint<typeof contract.linkAttachment>(
  "attachments.link",
  "GET",
  "/api/attachments/:id/",
);
