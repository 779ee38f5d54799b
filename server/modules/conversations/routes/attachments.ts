import { linkAttachment, openAttachment } from "#shared/contract/attachments.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/conversations/attachments.ts";

export const attachmentRoutes: Route[] = [
  serve(linkAttachment, async ({ tenant, params }) => ({
    data: await actions.linkAttachment(tenant, params.id),
  })),

  serve(openAttachment, async ({ context, params }) => actions.openAttachment(context, params.token)),
];
