import type { Route } from "#server/http/serve.ts";
import { attachmentRoutes } from "./routes/attachments.ts";
import { customerTagRoutes } from "./routes/customer-tags.ts";
import { rawMessageRoutes } from "./routes/raw-messages.ts";
import { tagRoutes } from "./routes/tags.ts";
import { ticketNoteRoutes } from "./routes/ticket-notes.ts";
import { ticketRoutes } from "./routes/tickets.ts";
import { ticketViewRoutes } from "./routes/ticket-views.ts";
import { triageRuleRoutes } from "./routes/triage-rules.ts";
import { webChatRoutes } from "./routes/web-chat.ts";

/** All routes of this module. */
export const conversationsRoutes: Route[] = [
  ...attachmentRoutes,
  ...customerTagRoutes,
  ...rawMessageRoutes,
  ...tagRoutes,
  ...ticketNoteRoutes,
  ...ticketRoutes,
  ...ticketViewRoutes,
  ...triageRuleRoutes,
  ...webChatRoutes,
];
