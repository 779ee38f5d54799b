import type * as contract from "#shared/contract/mailboxes.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const describeMailboxes = endpoint<typeof contract.describeMailboxes>(
  "mailboxes.describe",
  "GET",
  "/api/channels/email/options/",
);
export const detectMailbox = endpoint<typeof contract.detectMailbox>(
  "mailboxes.detect",
  "POST",
  "/api/channels/email/detect/",
);
export const connectMailbox = endpoint<typeof contract.connectMailbox>(
  "mailboxes.connect",
  "POST",
  "/api/channels/email/mailbox/",
);
