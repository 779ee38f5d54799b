import type { Pool } from "pg";
import type { Context } from "./context.ts";
import type { PageReader } from "./http/page-reader.ts";
import { createHttpServer, type HttpOptions, type HttpServer } from "./http/server.ts";
import { maxHalfRequests } from "./http/half-requests.ts";
import { maxOpenStreams } from "./http/open-streams.ts";
import type { Route } from "./http/serve.ts";
import type { JobTable } from "./jobs/jobs.ts";
import { electLeader } from "./listeners/elect-leader.ts";
import { sendCompanyMails } from "./mail/company-mails.ts";
import { sendMail } from "./mail/send.ts";
import { agentsRoutes, embedVersionJob } from "./modules/agents/index.ts";
import { auditRoutes } from "./modules/audit/index.ts";
import {
  billingRoutes,
  checkPaymentJob,
  pricingPage,
  queueDuePaymentsJob,
  noticeSubscriptionsJob,
  queueDueRenewalsJob,
  requireSubscription,
  stepRenewalJob,
} from "./modules/billing/index.ts";
import { connectionsRoutes } from "./modules/connections/index.ts";
import {
  replyJob,
  chatSites,
  askRatingJob,
  closeInactiveTicketsJob,
  noticeOverdueTicketsJob,
  conversationsRoutes,
  fetchAttachment,
} from "./modules/conversations/index.ts";
import { customersRoutes } from "./modules/customers/index.ts";
import {
  deliverWebhookJob,
  eventsRoutes,
  forgetWebhookDeliveriesJob,
  webhookRoutes,
} from "./modules/events/index.ts";
import { identityRoutes } from "./modules/identity/index.ts";
import {
  inboxRoutes,
  listenToChannels,
  pollConnections,
  processEventsJob,
  syncConnection,
} from "./modules/inbox/index.ts";
import { influencersRoutes } from "./modules/influencers/index.ts";
import {
  groupUnansweredQuestionsJob,
  knowledgeRoutes,
  readSourceJob,
  trainJob,
} from "./modules/knowledge/index.ts";
import { deliverJob, outboxRoutes, reconcileJob } from "./modules/outbox/index.ts";
import {
  outreachRoutes,
  queueDueOutreach,
  runCampaign,
  sendReminderJob,
  unsubscribePage,
} from "./modules/outreach/index.ts";
import {
  applyRetentionsJob,
  forgetEndedJob,
  dataDeletionPage,
  deleteCopyJob,
  disconnectJob,
  eraseOrganizationJob,
  finishErasureJob,
  makeCopyJob,
  privacyRoutes,
} from "./modules/privacy/index.ts";
import { countIndustryTrendsJob, foldActivityJob, reportingRoutes } from "./modules/reporting/index.ts";
import { simulatorRoutes } from "./modules/simulator/index.ts";
import { articlePage, everyPage, newsPage, siteRoutes } from "./modules/site/index.ts";
import { queuesRoutes } from "./modules/queues/index.ts";

/** All routes of the API. */
export const routes: Route[] = [
  ...agentsRoutes,
  ...auditRoutes,
  ...billingRoutes,
  ...connectionsRoutes,
  ...conversationsRoutes,
  ...customersRoutes,
  ...eventsRoutes,
  ...identityRoutes,
  ...inboxRoutes,
  ...influencersRoutes,
  ...knowledgeRoutes,
  ...outboxRoutes,
  ...outreachRoutes,
  ...privacyRoutes,
  ...queuesRoutes,
  ...reportingRoutes,
  ...simulatorRoutes,
  ...siteRoutes,
  ...webhookRoutes,
].map(requireSubscription);

/** Readers of the data that public pages show besides their texts. They run before a page is rendered. */
const pages: PageReader[] = [
  everyPage,
  pricingPage,
  newsPage,
  articlePage,
  dataDeletionPage,
  unsubscribePage,
];

/** All background jobs by name. */
export const jobs: JobTable = {
  "activity.fold": foldActivityJob,
  "agent.reply": replyJob,
  "attachments.fetch": fetchAttachment,
  "campaigns.send": runCampaign,
  "channels.receive": processEventsJob,
  "channels.sync": syncConnection,
  "channels.tick": pollConnections,
  "conversations.deliver": deliverJob,
  "reconciliations.tick": reconcileJob,
  "gaps.group": groupUnansweredQuestionsJob,
  "knowledge.read": readSourceJob,
  "knowledge.train": trainJob,
  "mail.send": sendMail,
  "mail.tick": sendCompanyMails,
  "models.embed": embedVersionJob,
  "outreach.tick": queueDueOutreach,
  "payments.check": checkPaymentJob,
  "payments.tick": queueDuePaymentsJob,
  "renewals.step": stepRenewalJob,
  "renewals.tick": queueDueRenewalsJob,
  "privacy.deleteCopy": deleteCopyJob,
  "privacy.disconnect": disconnectJob,
  "privacy.eraseOrganization": eraseOrganizationJob,
  "privacy.finishErasure": finishErasureJob,
  "privacy.makeCopy": makeCopyJob,
  "privacy.forget": forgetEndedJob,
  "privacy.tick": applyRetentionsJob,
  "reminders.send": sendReminderJob,
  "tickets.askRating": askRatingJob,
  "tickets.closeQuiet": closeInactiveTicketsJob,
  "subscriptions.notice": noticeSubscriptionsJob,
  "tickets.noticeOverdue": noticeOverdueTicketsJob,
  "trends.count": countIndustryTrendsJob,
  "webhooks.deliver": deliverWebhookJob,
  "webhooks.tick": forgetWebhookDeliveriesJob,
};

/** The task of one worker beside jobs: it listens for new mail. */
export const startChannelListeners = (context: Context, pool: Pool) =>
  electLeader(pool, "wakil.lines", () => listenToChannels(context), context.log);

/** Creates the HTTP server of Wakil. */
export async function createApp(context: Context, options: Partial<HttpOptions> = {}): Promise<HttpServer> {
  return createHttpServer(context, routes, pages, (token) => chatSites(context, token), {
    limits: true,
    maxOpenStreams,
    maxHalfRequests,
    maxHeaderMs: 15_000,
    maxRequestMs: 60_000,
    maxIdleMs: 120_000,
    draining: () => false,
    ...options,
  });
}
