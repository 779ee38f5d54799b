import { useSyncExternalStore } from "react";
import {
  generatePath,
  matchRoutes,
  Navigate,
  type RouteObject,
  useLocation,
  useParams,
  useRoutes,
} from "react-router";
import { sessionToken } from "./api/session.ts";
import { layout, type LazyPage, lazyPagesOf, page } from "./page.tsx";
import { paths, patterns, redirects, safeReturnPath } from "./paths.ts";

/** D19: without a token in storage these pages are not shown; the server checks every call anyway. */
function Guarded({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  if (!sessionToken()) return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}

/** True in the browser once the page is live; the server and the first drawing in the browser agree on false. */
const useLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/**
 * C148: who is already logged in does not see the form. The server cannot know, so what it draws keeps the form's
 * place and hides it until the page is live.
 */
function LoggedOut({ children }: { children: React.ReactNode }) {
  const live = useLive();
  const from = safeReturnPath(new URLSearchParams(useLocation().search).get("from"));
  if (live && sessionToken()) return <Navigate to={from ?? paths.dashboard()} replace />;
  return <div className={live ? undefined : "waiting"}>{children}</div>;
}

function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={generatePath(to, useParams()) + search} replace />;
}

const sitePages: RouteObject[] = [
  {
    path: patterns.home,
    element: page(
      async () => (await import("./pages/site/home/HomePage.tsx")).HomePage,
      ["site", "landing"],
      "web/pages/site/home/HomePage.tsx",
    ),
  },
  {
    path: patterns.aboutus,
    element: page(
      async () => (await import("./pages/site/about/AboutPage.tsx")).AboutPage,
      ["site", "aboutus"],
      "web/pages/site/about/AboutPage.tsx",
    ),
  },
  {
    path: patterns.contactus,
    element: page(
      async () => (await import("./pages/site/contact/ContactPage.tsx")).ContactPage,
      ["site", "contact"],
      "web/pages/site/contact/ContactPage.tsx",
    ),
  },
  {
    path: patterns.pricing,
    element: page(
      async () => (await import("./pages/site/pricing/PricingPage.tsx")).PricingPage,
      ["site", "pricing"],
      "web/pages/site/pricing/PricingPage.tsx",
    ),
  },
  {
    path: patterns.news,
    element: page(
      async () => (await import("./pages/site/news/NewsPage.tsx")).NewsPage,
      ["site", "news"],
      "web/pages/site/news/NewsPage.tsx",
    ),
  },
  {
    path: patterns.article,
    element: page(
      async () => (await import("./pages/site/news/ArticlePage.tsx")).ArticlePage,
      ["site", "news"],
      "web/pages/site/news/ArticlePage.tsx",
    ),
  },
  {
    path: patterns.signUp,
    element: page(
      async () => (await import("./pages/auth/SignUpPage.tsx")).SignUpPage,
      ["site", "auth"],
      "web/pages/auth/SignUpPage.tsx",
    ),
  },
  {
    path: patterns.login,
    element: (
      <LoggedOut>
        {page(
          async () => (await import("./pages/auth/LoginPage.tsx")).LoginPage,
          ["site", "auth"],
          "web/pages/auth/LoginPage.tsx",
        )}
      </LoggedOut>
    ),
  },
  {
    path: patterns.forgotPassword,
    element: page(
      async () => (await import("./pages/auth/ForgotPasswordPage.tsx")).ForgotPasswordPage,
      ["site", "auth"],
      "web/pages/auth/ForgotPasswordPage.tsx",
    ),
  },
  {
    path: patterns.forgotPasswordError,
    element: page(
      async () => (await import("./pages/auth/ForgotPasswordErrorPage.tsx")).ForgotPasswordErrorPage,
      ["site", "auth"],
      "web/pages/auth/ForgotPasswordErrorPage.tsx",
    ),
  },
  {
    path: patterns.setNewPassword,
    element: page(
      async () => (await import("./pages/auth/SetNewPasswordPage.tsx")).SetNewPasswordPage,
      ["site", "auth"],
      "web/pages/auth/SetNewPasswordPage.tsx",
    ),
  },
  {
    path: patterns.setNewPasswordToken,
    element: page(
      async () => (await import("./pages/auth/SetNewPasswordPage.tsx")).SetNewPasswordPage,
      ["site", "auth"],
      "web/pages/auth/SetNewPasswordPage.tsx",
    ),
  },
  {
    path: patterns.emailAlert,
    element: page(
      async () => (await import("./pages/auth/EmailAlertPage.tsx")).EmailAlertPage,
      ["site", "auth"],
      "web/pages/auth/EmailAlertPage.tsx",
    ),
  },
  {
    path: patterns.privacy,
    element: page(
      async () => (await import("./pages/site/LegalPages.tsx")).PrivacyPage,
      ["site", "legal"],
      "web/pages/site/LegalPages.tsx",
    ),
  },
  {
    path: patterns.terms,
    element: page(
      async () => (await import("./pages/site/LegalPages.tsx")).TermsPage,
      ["site", "legal"],
      "web/pages/site/LegalPages.tsx",
    ),
  },
];

const portalPages: RouteObject[] = [
  {
    path: patterns.channels,
    element: page(
      async () => (await import("./pages/portal/coming/ComingPage.tsx")).ChannelsPage,
      ["portal", "guide"],
    ),
  },
  {
    path: patterns.campaigns,
    element: page(
      async () => (await import("./pages/portal/coming/ComingPage.tsx")).CampaignsPage,
      ["portal", "guide"],
    ),
  },
  {
    path: patterns.microInfluencers,
    element: page(
      async () => (await import("./pages/portal/coming/ComingPage.tsx")).MicroInfluencersPage,
      ["portal", "guide"],
    ),
  },
  {
    path: patterns.dashboard,
    element: page(
      async () => (await import("./pages/portal/dashboard/DashboardPage.tsx")).DashboardPage,
      ["portal", "dashboard"],
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
      ["portal", "tickets", "lessons", "faqs"],
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
      ["portal", "customers"],
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
    path: patterns.answers,
    element: page(
      async () => (await import("./pages/portal/knowledge/answers/AnswersPage.tsx")).AnswersPage,
      ["portal", "knowledge", "faqs"],
    ),
  },
  {
    path: patterns.gaps,
    element: page(
      async () => (await import("./pages/portal/knowledge/gaps/GapsPage.tsx")).GapsPage,
      ["portal", "knowledge", "faqs", "gaps"],
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
      ["portal", "agents"],
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
      ["portal", "guide"],
    ),
  },
  {
    path: patterns.settings,
    element: page(
      async () => (await import("./pages/portal/settings/SettingsPage.tsx")).SettingsPage,
      ["portal", "settings", "auth", "models"],
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
      ["portal", "legal"],
    ),
  },
  {
    path: patterns.portalPrivacy,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).PortalPrivacyPage,
      ["portal", "legal"],
    ),
  },
];

const routes: RouteObject[] = [
  ...sitePages,
  {
    element: (
      <Guarded>
        {layout(async () => (await import("./pages/portal/PortalLayout.tsx")).PortalLayout, ["portal"])}
      </Guarded>
    ),
    children: portalPages,
  },
  {
    path: patterns.operator,
    element: (
      <Guarded>
        {page(
          async () => (await import("./pages/operator/OperatorPage.tsx")).OperatorPage,
          ["operator", "portal"],
        )}
      </Guarded>
    ),
  },
  {
    path: patterns.mailbox,
    element: page(
      async () => (await import("./pages/simulator/MailboxPage.tsx")).MailboxPage,
      ["mailbox", "site"],
    ),
  },
  ...redirects.map(([from, to]) => ({ path: from, element: <Redirect to={to} /> })),
  {
    path: "*",
    element: page(
      async () => (await import("./pages/site/NotFoundPage.tsx")).NotFoundPage,
      ["site"],
      "web/pages/site/NotFoundPage.tsx",
    ),
  },
];

/** What has to be fetched before the page at this path can be drawn at once. */
export const lazyPagesAt = (pathname: string): LazyPage[] =>
  lazyPagesOf((matchRoutes(routes, pathname) ?? []).map(({ route }) => route));

export function AppRoutes() {
  return useRoutes(routes);
}
