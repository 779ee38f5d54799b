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
  serve(listTagsCall, async ({ tenant }) => ({
    data: await listTags(tenant),
  })),
  serve(renameTagCall, async ({ tenant, params, body }) => ({
    data: await renameTag(tenant, params.id, body.name),
  })),
  serve(deleteTagCall, async ({ tenant, params }) => {
    await deleteTag(tenant, params.id);
    return { data: null };
  }),
  serve(addTicketTagCall, async ({ tenant, params, body }) => ({
    data: await addTicketTag(tenant, params.id, body.name),
  })),
  serve(removeTicketTagCall, async ({ tenant, params, body }) => ({
    data: await removeTicketTag(tenant, params.id, body.tag_id),
  })),
];
