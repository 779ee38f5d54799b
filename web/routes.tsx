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
import { matchPattern } from "./match-pattern.ts";
import { layout, type LazyPage, lazyPagesOf, page } from "./page.tsx";
import { paths, patterns, redirects, safeReturnPath } from "./paths.ts";

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
      ["site", "mailLinks"],
      "web/pages/auth/EmailAlertPage.tsx",
    ),
  },
  {
    path: patterns.mailedLink,
    element: page(
      async () => (await import("./pages/auth/MailedLinkPage.tsx")).MailedLinkPage,
      ["site", "mailLinks"],
      "web/pages/auth/MailedLinkPage.tsx",
    ),
  },
  {
    path: patterns.dataDeletion,
    element: page(
      async () => (await import("./pages/site/data-deletion/DataDeletionPage.tsx")).DataDeletionPage,
      ["site", "dataDeletion"],
      "web/pages/site/data-deletion/DataDeletionPage.tsx",
    ),
  },
  {
    path: patterns.unsubscribe,
    element: page(
      async () => (await import("./pages/site/unsubscribe/UnsubscribePage.tsx")).UnsubscribePage,
      ["site", "unsubscribe"],
      "web/pages/site/unsubscribe/UnsubscribePage.tsx",
    ),
  },
  {
    path: patterns.privacy,
    element: page(
      async () => (await import("./pages/site/LegalPages.tsx")).PrivacyPage,
      ["site", "legal", "privacy"],
      "web/pages/site/LegalPages.tsx",
    ),
  },
  {
    path: patterns.terms,
    element: page(
      async () => (await import("./pages/site/LegalPages.tsx")).TermsPage,
      ["site", "legal", "terms"],
      "web/pages/site/LegalPages.tsx",
    ),
  },
];

/** The pages that the server draws, by their patterns. */
export const publicPages = (): { path: string; lazyPages: LazyPage[] }[] =>
  sitePages.map((route) => ({ path: route.path!, lazyPages: lazyPagesOf([route]) }));

/** Everything that is not public: its own table of routes, fetched when it is first entered. */
const portal = layout(async () => (await import("./portal-routes.tsx")).PortalRoutes, ["portal"]);
const open = new Set(sitePages.map(({ path }) => path));
const portalPatterns = Object.values(patterns).filter(
  (pattern) => !open.has(pattern) && pattern !== patterns.chat,
);

const routes: RouteObject[] = [
  ...sitePages,
  ...redirects.map(([from, to]) => ({ path: from, element: <Redirect to={to} /> })),
  {
    path: "*",
    element: page(
      async () => (await import("./pages/site/NotFoundPage.tsx")).NotFoundPage,
      ["site"],
      "web/pages/site/NotFoundPage.tsx",
    ),
  },
].map((route) => ({ ...route, caseSensitive: true }));

const isPortal = (pathname: string): boolean =>
  portalPatterns.some((pattern) => matchPattern(pattern, pathname));

/** What has to be fetched before the page at this path can be drawn at once. */
export const lazyPagesAt = (pathname: string): LazyPage[] =>
  lazyPagesOf(
    isPortal(pathname)
      ? [{ element: portal }]
      : (matchRoutes(routes, pathname) ?? []).map(({ route }) => route),
  );

/** The portal's table stands beside this one, not under it: routes below a route would be read relative to it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return isPortal(pathname) ? portal : <PublicRoutes />;
}

function PublicRoutes() {
  return useRoutes(routes);
}
