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
      "portal/channels/ChannelsPage",
    ),
  },
  {
    path: patterns.channelReturn,
    element: page(
      async () => (await import("./pages/portal/channels/ChannelReturnPage.tsx")).ChannelReturnPage,
      ["portal", "channels"],
      "portal/channels/ChannelReturnPage",
    ),
  },
  {
    path: patterns.campaigns,
    element: page(
      async () => (await import("./pages/portal/campaigns/CampaignsPage.tsx")).CampaignsPage,
      ["portal", "campaigns"],
      "portal/campaigns/CampaignsPage",
    ),
  },
  {
    path: patterns.campaign,
    element: page(
      async () => (await import("./pages/portal/campaigns/CampaignPage.tsx")).CampaignPage,
      ["portal", "campaigns", "customers", "templates", "outreach"],
      "portal/campaigns/CampaignPage",
    ),
  },
  {
    path: patterns.microInfluencers,
    element: page(
      async () =>
        (await import("./pages/portal/micro-influencers/MicroInfluencersPage.tsx")).MicroInfluencersPage,
      ["portal", "influencers"],
      "portal/micro-influencers/MicroInfluencersPage",
    ),
  },
  {
    path: patterns.dashboard,
    element: page(
      async () => (await import("./pages/portal/dashboard/DashboardPage.tsx")).DashboardPage,
      ["portal", "dashboard", "knowledge"],
      "portal/dashboard/DashboardPage",
    ),
  },
  {
    path: patterns.messages,
    element: page(
      async () => (await import("./pages/portal/messages/MessagesPage.tsx")).MessagesPage,
      ["portal", "messages", "tickets"],
      "portal/messages/MessagesPage",
    ),
  },
  {
    path: patterns.tickets,
    element: page(
      async () => (await import("./pages/portal/tickets/TicketsPage.tsx")).TicketsPage,
      ["portal", "tickets"],
      "portal/tickets/TicketsPage",
    ),
  },
  {
    path: patterns.ticket,
    element: page(
      async () => (await import("./pages/portal/tickets/TicketPage.tsx")).TicketPage,
      ["portal", "tickets", "customers", "ticketNotes", "corrections", "faqs", "reminders", "templates"],
      "portal/tickets/TicketPage",
    ),
  },
  {
    path: patterns.customers,
    element: page(
      async () => (await import("./pages/portal/customers/CustomersPage.tsx")).CustomersPage,
      ["portal", "customers"],
      "portal/customers/CustomersPage",
    ),
  },
  {
    path: patterns.customer,
    element: page(
      async () => (await import("./pages/portal/customers/CustomerPage.tsx")).CustomerPage,
      ["portal", "customers", "personalData", "tickets"],
      "portal/customers/CustomerPage",
    ),
  },
  {
    path: patterns.knowledge,
    element: page(
      async () => (await import("./pages/portal/knowledge/KnowledgePage.tsx")).KnowledgePage,
      ["portal", "knowledge"],
      "portal/knowledge/KnowledgePage",
    ),
  },
  {
    path: patterns.facts,
    element: page(
      async () => (await import("./pages/portal/knowledge/facts/FactsPage.tsx")).FactsPage,
      ["portal", "knowledge", "facts", "agents"],
      "portal/knowledge/facts/FactsPage",
    ),
  },
  {
    path: patterns.answers,
    element: page(
      async () => (await import("./pages/portal/knowledge/answers/AnswersPage.tsx")).AnswersPage,
      ["portal", "knowledge", "faqs"],
      "portal/knowledge/answers/AnswersPage",
    ),
  },
  {
    path: patterns.gaps,
    element: page(
      async () =>
        (await import("./pages/portal/knowledge/unanswered/UnansweredQuestionsPage.tsx"))
          .UnansweredQuestionsPage,
      ["portal", "knowledge", "faqs", "unansweredQuestions"],
      "portal/knowledge/unanswered/UnansweredQuestionsPage",
    ),
  },
  {
    path: patterns.quality,
    element: page(
      async () => (await import("./pages/portal/knowledge/quality/QualityPage.tsx")).QualityPage,
      ["portal", "knowledge", "quality"],
      "portal/knowledge/quality/QualityPage",
    ),
  },
  {
    path: patterns.agents,
    element: page(
      async () => (await import("./pages/portal/agents/AgentsPage.tsx")).AgentsPage,
      ["portal", "agents"],
      "portal/agents/AgentsPage",
    ),
  },
  {
    path: patterns.agent,
    element: page(
      async () => (await import("./pages/portal/agents/AgentPage.tsx")).AgentPage,
      ["portal", "agents", "site"],
      "portal/agents/AgentPage",
    ),
  },
  {
    path: patterns.ask,
    element: page(
      async () => (await import("./pages/portal/ask/AskPage.tsx")).AskPage,
      ["portal", "agents", "knowledge"],
      "portal/ask/AskPage",
    ),
  },
  {
    path: patterns.chatbot,
    element: page(
      async () => (await import("./pages/portal/chatbot/ChatbotPage.tsx")).ChatbotPage,
      ["portal", "chatbot"],
      "portal/chatbot/ChatbotPage",
    ),
  },
  {
    path: patterns.howToStart,
    element: page(
      async () => (await import("./pages/portal/guide/HowToStartPage.tsx")).HowToStartPage,
      ["portal", "guide", "chatbot"],
      "portal/guide/HowToStartPage",
    ),
  },
  {
    path: patterns.support,
    element: page(
      async () => (await import("./pages/portal/support/SupportPage.tsx")).SupportPage,
      ["portal", "support"],
      "portal/support/SupportPage",
    ),
  },
  {
    path: patterns.triageRules,
    element: page(
      async () => (await import("./pages/portal/triage/TriageRulesPage.tsx")).TriageRulesPage,
      ["portal", "triageRules", "tickets", "agents"],
      "portal/triage/TriageRulesPage",
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
          "portal/PortalLayout",
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
          "operator/OperatorLayout",
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
      "simulator/SimulatorPage",
    ),
  },
  {
    path: patterns.mailbox,
    element: page(
      async () => (await import("./pages/simulator/MailboxPage.tsx")).MailboxPage,
      ["mailbox", "site"],
      "simulator/MailboxPage",
    ),
  },
];

/** Returns the layout and the page at this path. */
export const portalPagesAt = (pathname: string): LazyPage[] => lazyPagesOf(findRoutes(routes, pathname));

/** The routes that require a log-in or exist only in the demo. Visitors of the public site do not load them. */
export function PortalRoutes() {
  return useRoutes(routes);
}
