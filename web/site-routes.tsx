import type { RouteObject } from "react-router";
import { LoggedOut } from "./LoggedOut.tsx";
import { page } from "./page.tsx";
import { patterns } from "./paths.ts";

/** The public routes. The server renders these pages too, from the file that each names. */
export const sitePages: RouteObject[] = [
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
    path: patterns.loginReturn,
    element: page(
      async () => (await import("./pages/auth/LoginReturnPage.tsx")).LoginReturnPage,
      ["site", "auth", "singleSignOn"],
      "web/pages/auth/LoginReturnPage.tsx",
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

export const notFoundPage: RouteObject = {
  path: "*",
  element: page(
    async () => (await import("./pages/site/NotFoundPage.tsx")).NotFoundPage,
    ["site"],
    "web/pages/site/NotFoundPage.tsx",
  ),
};
