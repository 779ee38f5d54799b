import { Navigate, type RouteObject, useLocation, useRoutes } from "react-router";
import { sessionToken } from "./api/session.ts";
import { operatorPages } from "./operator-routes.tsx";
import { layout, page } from "./page.tsx";
import { paths, patterns } from "./paths.ts";

/** Redirects visitors without a stored token (D19). The server checks every call anyway. */
function Guarded({ children }: { children: React.ReactNode }) {
  const { pathname, search, hash } = useLocation();
  if (!sessionToken()) return <Navigate to={paths.login(pathname + search + hash)} replace />;
  return children;
}

const portalPages: RouteObject[] = [
  {
    path: patterns.channels,
    element: page(
      async () => (await import("./pages/portal/channels/ChannelsPage.tsx")).ChannelsPage,
      ["portal", "channels", "mailboxes", "templates"],
    ),
  },
  {
    path: patterns.channelReturn,
    element: page(
      async () => (await import("./pages/portal/channels/ChannelReturnPage.tsx")).ChannelReturnPage,
      ["portal", "channels"],
    ),
  },
  {
    path: patterns.campaigns,
    element: page(
      async () => (await import("./pages/portal/campaigns/CampaignsPage.tsx")).CampaignsPage,
      ["portal", "campaigns"],
    ),
  },
  {
    path: patterns.campaign,
    element: page(
      async () => (await import("./pages/portal/campaigns/CampaignPage.tsx")).CampaignPage,
      ["portal", "campaigns", "customers", "templates", "outreach"],
    ),
  },
  {
    path: patterns.microInfluencers,
    element: page(
      async () =>
        (await import("./pages/portal/micro-influencers/MicroInfluencersPage.tsx")).MicroInfluencersPage,
      ["portal", "influencers"],
    ),
  },
  {
    path: patterns.dashboard,
    element: page(
      async () => (await import("./pages/portal/dashboard/DashboardPage.tsx")).DashboardPage,
      ["portal", "dashboard", "knowledge"],
    ),
  },
  {
    path: patterns.messages,
    element: page(
      async () => (await import("./pages/portal/messages/MessagesPage.tsx")).MessagesPage,
      ["portal", "messages", "tickets"],
    ),
  },
  {
    path: patterns.tickets,
    element: page(
      async () => (await import("./pages/portal/tickets/TicketsPage.tsx")).TicketsPage,
      ["portal", "tickets"],
    ),
  },
  {
    path: patterns.ticket,
    element: page(
      async () => (await import("./pages/portal/tickets/TicketPage.tsx")).TicketPage,
      ["portal", "tickets", "customers", "ticketNotes", "corrections", "faqs", "reminders", "templates"],
    ),
  },
  {
    path: patterns.customers,
    element: page(
      async () => (await import("./pages/portal/customers/CustomersPage.tsx")).CustomersPage,
      ["portal", "customers"],
    ),
  },
  {
    path: patterns.customer,
    element: page(
      async () => (await import("./pages/portal/customers/CustomerPage.tsx")).CustomerPage,
      ["portal", "customers", "personalData", "tickets"],
    ),
  },
  {
    path: patterns.knowledge,
    element: page(
      async () => (await import("./pages/portal/knowledge/KnowledgePage.tsx")).KnowledgePage,
      ["portal", "knowledge"],
    ),
  },
  {
    path: patterns.facts,
    element: page(
      async () => (await import("./pages/portal/knowledge/facts/FactsPage.tsx")).FactsPage,
      ["portal", "knowledge", "facts", "agents"],
    ),
  },
  {
    path: patterns.answers,
    element: page(
      async () => (await import("./pages/portal/knowledge/answers/AnswersPage.tsx")).AnswersPage,
      ["portal", "knowledge", "faqs"],
    ),
  },
  {
    path: patterns.gaps,
    element: page(
      async () =>
        (await import("./pages/portal/knowledge/unanswered/UnansweredQuestionsPage.tsx"))
          .UnansweredQuestionsPage,
      ["portal", "knowledge", "faqs", "unansweredQuestions"],
    ),
  },
  {
    path: patterns.quality,
    element: page(
      async () => (await import("./pages/portal/knowledge/quality/QualityPage.tsx")).QualityPage,
      ["portal", "knowledge", "quality"],
    ),
  },
  {
    path: patterns.agents,
    element: page(
      async () => (await import("./pages/portal/agents/AgentsPage.tsx")).AgentsPage,
      ["portal", "agents"],
    ),
  },
  {
    path: patterns.agent,
    element: page(
      async () => (await import("./pages/portal/agents/AgentPage.tsx")).AgentPage,
      ["portal", "agents", "site"],
    ),
  },
  {
    path: patterns.ask,
    element: page(
      async () => (await import("./pages/portal/ask/AskPage.tsx")).AskPage,
      ["portal", "agents", "knowledge"],
    ),
  },
  {
    path: patterns.chatbot,
    element: page(
      async () => (await import("./pages/portal/chatbot/ChatbotPage.tsx")).ChatbotPage,
      ["portal", "chatbot"],
    ),
  },
  {
    path: patterns.howToStart,
    element: page(
      async () => (await import("./pages/portal/guide/HowToStartPage.tsx")).HowToStartPage,
      ["portal", "guide", "chatbot"],
    ),
  },
  {
    path: patterns.support,
    element: page(
      async () => (await import("./pages/portal/support/SupportPage.tsx")).SupportPage,
      ["portal", "support"],
    ),
  },
  {
    path: patterns.triageRules,
    element: page(
      async () => (await import("./pages/portal/triage/TriageRulesPage.tsx")).TriageRulesPage,
      ["portal", "triageRules", "tickets", "agents"],
    ),
  },
  {
    path: patterns.settings,
    element: page(
      async () => (await import("./pages/portal/settings/SettingsPage.tsx")).SettingsPage,
      ["portal", "settings", "auth", "models", "secondStep", "apiKeys", "singleSignOn", "webhooks"],
    ),
  },
  {
    path: patterns.personalData,
    element: page(
      async () => (await import("./pages/portal/personal-data/PersonalDataPage.tsx")).PersonalDataPage,
      ["portal", "personalData"],
    ),
  },
  {
    path: patterns.activity,
    element: page(
      async () => (await import("./pages/portal/activity/ActivityPage.tsx")).ActivityPage,
      ["portal", "activity", "agents", "facts"],
    ),
  },
  {
    path: patterns.subscription,
    element: page(
      async () => (await import("./pages/portal/subscription/SubscriptionPage.tsx")).SubscriptionPage,
      ["portal", "subscription", "pricing", "savedCard"],
    ),
  },
  {
    path: patterns.subscriptionCard,
    element: page(
      async () => (await import("./pages/portal/subscription/CardPage.tsx")).CardPage,
      ["portal", "savedCard"],
    ),
  },
  {
    path: patterns.subscriptionConfirmation,
    element: page(
      async () => (await import("./pages/portal/subscription/ConfirmationPage.tsx")).ConfirmationPage,
      ["portal", "subscription", "pricing"],
    ),
  },
  {
    path: patterns.about,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).AboutPage,
      ["portal", "legal"],
    ),
  },
  {
    path: patterns.portalTerms,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).PortalTermsPage,
      ["portal", "legal", "terms"],
    ),
  },
  {
    path: patterns.portalPrivacy,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).PortalPrivacyPage,
      ["portal", "legal", "privacy"],
    ),
  },
];

const routes: RouteObject[] = [
  {
    element: (
      <Guarded>
        {layout(
          async () => (await import("./pages/portal/PortalLayout.tsx")).PortalLayout,
          ["portal", "subscription"],
        )}
      </Guarded>
    ),
    children: portalPages,
  },
  {
    element: (
      <Guarded>
        {layout(
          async () => (await import("./pages/operator/OperatorLayout.tsx")).OperatorLayout,
          ["operator", "portal"],
        )}
      </Guarded>
    ),
    children: operatorPages,
  },
  {
    path: patterns.simulator,
    element: page(
      async () => (await import("./pages/simulator/SimulatorPage.tsx")).SimulatorPage,
      ["simulator", "site", "portal"],
    ),
  },
  {
    path: patterns.mailbox,
    element: page(
      async () => (await import("./pages/simulator/MailboxPage.tsx")).MailboxPage,
      ["mailbox", "site"],
    ),
  },
];

/** The routes that require a log-in or exist only in the demo. Visitors of the public site do not load them. */
export function PortalRoutes() {
  return useRoutes(routes);
}
