import { connectMailbox, describeMailboxes, detectMailbox } from "#shared/contract/mailboxes.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/connections/mailboxes.ts";

export const mailboxRoutes: Route[] = [
  serve(describeMailboxes, async ({ tenant, request: { language } }) => ({
    data: await actions.listMailboxOptions(tenant, language),
  })),

  serve(
    detectMailbox,
    async ({ context, body }) => ({
      data: await actions.detectMailServers(context, body.address),
    }),
    { unaudited: "looks up the servers of an address; stores nothing" },
  ),

  serve(connectMailbox, async ({ tenant, caller, body, request: { language } }) => ({
    data: await actions.connectMailbox(
      tenant,
      caller,
      { ...body, username: body.username, senderName: body.sender_name },
      language,
    ),
  })),
];
