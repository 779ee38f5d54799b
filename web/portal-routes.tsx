import { Navigate, type RouteObject, useLocation, useRoutes } from "react-router";
import { accountPages } from "./account-routes.tsx";
import { sessionToken } from "./api/session.ts";
import { findRoutes } from "./match-pattern.ts";
import { operatorPages } from "./operator-routes.tsx";
import { layout, type LazyPage, lazyPagesOf, page } from "./page.tsx";
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
      "web/pages/portal/channels/ChannelsPage.tsx",
    ),
  },
  {
    path: patterns.channelReturn,
    element: page(
      async () => (await import("./pages/portal/channels/ChannelReturnPage.tsx")).ChannelReturnPage,
      ["portal", "channels"],
      "web/pages/portal/channels/ChannelReturnPage.tsx",
    ),
  },
  {
    path: patterns.campaigns,
    element: page(
      async () => (await import("./pages/portal/campaigns/CampaignsPage.tsx")).CampaignsPage,
      ["portal", "campaigns"],
      "web/pages/portal/campaigns/CampaignsPage.tsx",
    ),
  },
  {
    path: patterns.campaign,
    element: page(
      async () => (await import("./pages/portal/campaigns/CampaignPage.tsx")).CampaignPage,
      ["portal", "campaigns", "customers", "templates", "outreach"],
      "web/pages/portal/campaigns/CampaignPage.tsx",
    ),
  },
  {
    path: patterns.microInfluencers,
    element: page(
      async () =>
        (await import("./pages/portal/micro-influencers/MicroInfluencersPage.tsx")).MicroInfluencersPage,
      ["portal", "influencers"],
      "web/pages/portal/micro-influencers/MicroInfluencersPage.tsx",
    ),
  },
  {
    path: patterns.dashboard,
    element: page(
      async () => (await import("./pages/portal/dashboard/DashboardPage.tsx")).DashboardPage,
      ["portal", "dashboard", "knowledge"],
      "web/pages/portal/dashboard/DashboardPage.tsx",
    ),
  },
  {
    path: patterns.messages,
    element: page(
      async () => (await import("./pages/portal/messages/MessagesPage.tsx")).MessagesPage,
      ["portal", "messages", "tickets"],
      "web/pages/portal/messages/MessagesPage.tsx",
    ),
  },
  {
    path: patterns.tickets,
    element: page(
      async () => (await import("./pages/portal/tickets/TicketsPage.tsx")).TicketsPage,
      ["portal", "tickets"],
      "web/pages/portal/tickets/TicketsPage.tsx",
    ),
  },
  {
    path: patterns.ticket,
    element: page(
      async () => (await import("./pages/portal/tickets/TicketPage.tsx")).TicketPage,
      ["portal", "tickets", "customers", "ticketNotes", "corrections", "faqs", "reminders", "templates"],
      "web/pages/portal/tickets/TicketPage.tsx",
    ),
  },
  {
    path: patterns.customers,
    element: page(
      async () => (await import("./pages/portal/customers/CustomersPage.tsx")).CustomersPage,
      ["portal", "customers"],
      "web/pages/portal/customers/CustomersPage.tsx",
    ),
  },
  {
    path: patterns.customer,
    element: page(
      async () => (await import("./pages/portal/customers/CustomerPage.tsx")).CustomerPage,
      ["portal", "customers", "personalData", "tickets"],
      "web/pages/portal/customers/CustomerPage.tsx",
    ),
  },
  {
    path: patterns.knowledge,
    element: page(
      async () => (await import("./pages/portal/knowledge/KnowledgePage.tsx")).KnowledgePage,
      ["portal", "knowledge"],
      "web/pages/portal/knowledge/KnowledgePage.tsx",
    ),
  },
  {
    path: patterns.facts,
    element: page(
      async () => (await import("./pages/portal/knowledge/facts/FactsPage.tsx")).FactsPage,
      ["portal", "knowledge", "facts", "agents"],
      "web/pages/portal/knowledge/facts/FactsPage.tsx",
    ),
  },
  {
    path: patterns.answers,
    element: page(
      async () => (await import("./pages/portal/knowledge/answers/AnswersPage.tsx")).AnswersPage,
      ["portal", "knowledge", "faqs"],
      "web/pages/portal/knowledge/answers/AnswersPage.tsx",
    ),
  },
  {
    path: patterns.gaps,
    element: page(
      async () =>
        (await import("./pages/portal/knowledge/unanswered/UnansweredQuestionsPage.tsx"))
          .UnansweredQuestionsPage,
      ["portal", "knowledge", "faqs", "unansweredQuestions"],
      "web/pages/portal/knowledge/unanswered/UnansweredQuestionsPage.tsx",
    ),
  },
  {
    path: patterns.quality,
    element: page(
      async () => (await import("./pages/portal/knowledge/quality/QualityPage.tsx")).QualityPage,
      ["portal", "knowledge", "quality"],
      "web/pages/portal/knowledge/quality/QualityPage.tsx",
    ),
  },
  {
    path: patterns.agents,
    element: page(
      async () => (await import("./pages/portal/agents/AgentsPage.tsx")).AgentsPage,
      ["portal", "agents"],
      "web/pages/portal/agents/AgentsPage.tsx",
    ),
  },
  {
    path: patterns.agent,
    element: page(
      async () => (await import("./pages/portal/agents/AgentPage.tsx")).AgentPage,
      ["portal", "agents", "site"],
      "web/pages/portal/agents/AgentPage.tsx",
    ),
  },
  {
    path: patterns.ask,
    element: page(
      async () => (await import("./pages/portal/ask/AskPage.tsx")).AskPage,
      ["portal", "agents", "knowledge"],
      "web/pages/portal/ask/AskPage.tsx",
    ),
  },
  {
    path: patterns.chatbot,
    element: page(
      async () => (await import("./pages/portal/chatbot/ChatbotPage.tsx")).ChatbotPage,
      ["portal", "chatbot"],
      "web/pages/portal/chatbot/ChatbotPage.tsx",
    ),
  },
  {
    path: patterns.howToStart,
    element: page(
      async () => (await import("./pages/portal/guide/HowToStartPage.tsx")).HowToStartPage,
      ["portal", "guide", "chatbot"],
      "web/pages/portal/guide/HowToStartPage.tsx",
    ),
  },
  {
    path: patterns.support,
    element: page(
      async () => (await import("./pages/portal/support/SupportPage.tsx")).SupportPage,
      ["portal", "support"],
      "web/pages/portal/support/SupportPage.tsx",
    ),
  },
  {
    path: patterns.triageRules,
    element: page(
      async () => (await import("./pages/portal/triage/TriageRulesPage.tsx")).TriageRulesPage,
      ["portal", "triageRules", "tickets", "agents"],
      "web/pages/portal/triage/TriageRulesPage.tsx",
    ),
  },
  ...accountPages,
];

const routes: RouteObject[] = [
  {
    element: (
      <Guarded>
        {layout(
          async () => (await import("./pages/portal/PortalLayout.tsx")).PortalLayout,
          ["portal", "subscription"],
          "web/pages/portal/PortalLayout.tsx",
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
          "web/pages/operator/OperatorLayout.tsx",
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
      "web/pages/simulator/SimulatorPage.tsx",
    ),
  },
  {
    path: patterns.mailbox,
    element: page(
      async () => (await import("./pages/simulator/MailboxPage.tsx")).MailboxPage,
      ["mailbox", "site"],
      "web/pages/simulator/MailboxPage.tsx",
    ),
  },
];

/** Returns the layout and the page at this path. */
export const portalPagesAt = (pathname: string): LazyPage[] => lazyPagesOf(findRoutes(routes, pathname));

/** The routes that require a log-in or exist only in the demo. Visitors of the public site do not load them. */
export function PortalRoutes() {
  return useRoutes(routes);
}
