import {
  deleteTag as deleteTagCall,
  listTags as listTagsCall,
  renameTag as renameTagCall,
} from "#shared/contract/tags.ts";
import {
  addTicketTag as addTicketTagCall,
  removeTicketTag as removeTicketTagCall,
} from "#shared/contract/ticket-tag-changes.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addTicketTag,
  deleteTag,
  listTags,
  removeTicketTag,
  renameTag,
} from "#server/modules/conversations/tags.ts";

export const tagRoutes: Route[] = [
  serve(listTagsCall, async ({ context, caller }) => ({
    data: await listTags(context, caller.organizationId),
  })),
  serve(renameTagCall, async ({ context, caller, params, body }) => ({
    data: await renameTag(context, caller.organizationId, params.id, body.name),
  })),
  serve(deleteTagCall, async ({ context, caller, params }) => {
    await deleteTag(context, caller.organizationId, params.id);
    return { data: null };
  }),
  serve(addTicketTagCall, async ({ context, caller, params, body }) => ({
    data: await addTicketTag(context, caller.organizationId, params.id, body.name),
  })),
  serve(removeTicketTagCall, async ({ context, caller, params, body }) => ({
    data: await removeTicketTag(context, caller.organizationId, params.id, body.tag_id),
  })),
];
