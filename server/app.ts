import type { Pool } from "pg";
import type { Context } from "./context.ts";
import type { PageReader } from "./http/page-reader.ts";
import { createHttpServer, type HttpOptions, type HttpServer } from "./http/server.ts";
import type { Route } from "./http/serve.ts";
import type { JobTable } from "./jobs/jobs.ts";
import { takeTurns } from "./lines/turn.ts";
import { sendMail } from "./mail/send.ts";
import { agentRoutes } from "./modules/agents/routes.ts";
import { articlePage, articleRoutes, newsPage } from "./modules/articles/routes.ts";
import { receive } from "./modules/arrivals/jobs.ts";
import { fetchAttachment } from "./modules/attachments/jobs.ts";
import { attachmentRoutes } from "./modules/attachments/routes.ts";
import { authRoutes } from "./modules/auth/routes.ts";
import { listenToChannels, pollConnections, syncConnection } from "./modules/channels/jobs.ts";
import { channelRoutes } from "./modules/channels/routes.ts";
import { chatSites } from "./modules/chatbot/actions.ts";
import { chatbotRoutes } from "./modules/chatbot/routes.ts";
import { agentReply } from "./modules/replies/jobs.ts";
import { deliver } from "./modules/deliveries/jobs.ts";
import { reconcile } from "./modules/reconciliations/jobs.ts";
import { reconciliationRoutes } from "./modules/reconciliations/routes.ts";
import { demoRequestRoutes } from "./modules/demo-requests/routes.ts";
import { queueDueOutreach, runCampaign } from "./modules/sendings/jobs.ts";
import { campaignRoutes } from "./modules/campaigns/routes.ts";
import { consentRoutes, unsubscribePage } from "./modules/consents/routes.ts";
import { customerJoinRoutes } from "./modules/customer-joins/routes.ts";
import { customerRoutes } from "./modules/customers/routes.ts";
import { dataDeletionPage, dataDeletionRoutes } from "./modules/data-deletions/routes.ts";
import { dashboardRoutes } from "./modules/dashboard/routes.ts";
import { eventRoutes } from "./modules/events/routes.ts";
import { faqRoutes } from "./modules/faqs/routes.ts";
import { internalMessageRoutes } from "./modules/internal-messages/routes.ts";
import { read } from "./modules/knowledge/jobs.ts";
import { knowledgeRoutes } from "./modules/knowledge/routes.ts";
import { lessonRoutes } from "./modules/lessons/routes.ts";
import { closeQuiet } from "./modules/tickets/jobs.ts";
import { loginRoutes } from "./modules/logins/routes.ts";
import { originalRoutes } from "./modules/originals/routes.ts";
import { mailboxRoutes } from "./modules/mailboxes/routes.ts";
import { embed } from "./modules/models/jobs.ts";
import { modelRoutes } from "./modules/models/routes.ts";
import { numberRoutes } from "./modules/numbers/routes.ts";
import { organizationRoutes } from "./modules/organizations/routes.ts";
import { operatorRoutes } from "./modules/operator/routes.ts";
import { everyPage, siteRoutes } from "./modules/site/routes.ts";
import { planRoutes, pricingPage } from "./modules/plans/routes.ts";
import { group } from "./modules/gaps/jobs.ts";
import { gapRoutes } from "./modules/gaps/routes.ts";
import { questionRoutes } from "./modules/questions/routes.ts";
import { sendReminderJob } from "./modules/reminders/jobs.ts";
import { reminderRoutes } from "./modules/reminders/routes.ts";
import { sendingRoutes } from "./modules/sendings/routes.ts";
import { simulatorRoutes } from "./modules/simulator/routes.ts";
import { templateRoutes } from "./modules/templates/routes.ts";
import { ticketRoutes } from "./modules/tickets/routes.ts";
import { train } from "./modules/trainings/jobs.ts";
import { trainingRoutes } from "./modules/trainings/routes.ts";
import { webhookRoutes } from "./modules/webhooks/routes.ts";

/** Every call the API serves, in one flat list. */
export const routes: Route[] = [
  ...agentRoutes,
  ...articleRoutes,
  ...attachmentRoutes,
  ...authRoutes,
  ...campaignRoutes,
  ...channelRoutes,
  ...chatbotRoutes,
  ...consentRoutes,
  ...customerJoinRoutes,
  ...customerRoutes,
  ...dashboardRoutes,
  ...dataDeletionRoutes,
  ...reconciliationRoutes,
  ...demoRequestRoutes,
  ...eventRoutes,
  ...faqRoutes,
  ...gapRoutes,
  ...internalMessageRoutes,
  ...knowledgeRoutes,
  ...lessonRoutes,
  ...loginRoutes,
  ...mailboxRoutes,
  ...originalRoutes,
  ...modelRoutes,
  ...numberRoutes,
  ...organizationRoutes,
  ...operatorRoutes,
  ...planRoutes,
  ...questionRoutes,
  ...reminderRoutes,
  ...sendingRoutes,
  ...simulatorRoutes,
  ...siteRoutes,
  ...templateRoutes,
  ...ticketRoutes,
  ...trainingRoutes,
  ...webhookRoutes,
];

/** What public pages show beyond their texts, read before they are drawn. */
export const pages: PageReader[] = [
  everyPage,
  pricingPage,
  newsPage,
  articlePage,
  dataDeletionPage,
  unsubscribePage,
];

/** Every job, by name. */
export const jobs: JobTable = {
  "agent.reply": agentReply,
  "attachments.fetch": fetchAttachment,
  "campaigns.send": runCampaign,
  "channels.receive": receive,
  "channels.sync": syncConnection,
  "channels.tick": pollConnections,
  "conversations.deliver": deliver,
  "reconciliations.tick": reconcile,
  "gaps.group": group,
  "knowledge.read": read,
  "knowledge.train": train,
  "mail.send": sendMail,
  "models.embed": embed,
  "outreach.tick": queueDueOutreach,
  "reminders.send": sendReminderJob,
  "tickets.closeQuiet": closeQuiet,
};

/** What one of the workers does beside jobs: it hears of new mail by itself. */
export const startLines = (context: Context, pool: Pool) =>
  takeTurns(pool, "wakil.lines", () => listenToChannels(context), context.log);

/** The HTTP side of Wakil. */
export async function createApp(context: Context, options: Partial<HttpOptions> = {}): Promise<HttpServer> {
  return createHttpServer(context, routes, pages, (token) => chatSites(context, token), {
    limits: true,
    draining: () => false,
    ...options,
  });
}
