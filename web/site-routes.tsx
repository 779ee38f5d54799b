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
      "site/home/HomePage",
    ),
  },
  {
    path: patterns.aboutus,
    element: page(
      async () => (await import("./pages/site/about/AboutPage.tsx")).AboutPage,
      ["site", "aboutus"],
      "site/about/AboutPage",
    ),
  },
  {
    path: patterns.contactus,
    element: page(
      async () => (await import("./pages/site/contact/ContactPage.tsx")).ContactPage,
      ["site", "contact"],
      "site/contact/ContactPage",
    ),
  },
  {
    path: patterns.pricing,
    element: page(
      async () => (await import("./pages/site/pricing/PricingPage.tsx")).PricingPage,
      ["site", "pricing"],
      "site/pricing/PricingPage",
    ),
  },
  {
    path: patterns.news,
    element: page(
      async () => (await import("./pages/site/news/NewsPage.tsx")).NewsPage,
      ["site", "news"],
      "site/news/NewsPage",
    ),
  },
  {
    path: patterns.article,
    element: page(
      async () => (await import("./pages/site/news/ArticlePage.tsx")).ArticlePage,
      ["site", "news"],
      "site/news/ArticlePage",
    ),
  },
  {
    path: patterns.signUp,
    element: page(
      async () => (await import("./pages/auth/SignUpPage.tsx")).SignUpPage,
      ["site", "auth"],
      "auth/SignUpPage",
    ),
  },
  {
    path: patterns.login,
    element: (
      <LoggedOut>
        {page(
          async () => (await import("./pages/auth/LoginPage.tsx")).LoginPage,
          ["site", "auth"],
          "auth/LoginPage",
        )}
      </LoggedOut>
    ),
  },
  {
    path: patterns.loginReturn,
    element: page(
      async () => (await import("./pages/auth/LoginReturnPage.tsx")).LoginReturnPage,
      ["site", "auth", "singleSignOn"],
      "auth/LoginReturnPage",
    ),
  },
  {
    path: patterns.forgotPassword,
    element: page(
      async () => (await import("./pages/auth/ForgotPasswordPage.tsx")).ForgotPasswordPage,
      ["site", "auth"],
      "auth/ForgotPasswordPage",
    ),
  },
  {
    path: patterns.forgotPasswordError,
    element: page(
      async () => (await import("./pages/auth/ForgotPasswordErrorPage.tsx")).ForgotPasswordErrorPage,
      ["site", "auth"],
      "auth/ForgotPasswordErrorPage",
    ),
  },
  {
    path: patterns.setNewPassword,
    element: page(
      async () => (await import("./pages/auth/SetNewPasswordPage.tsx")).SetNewPasswordPage,
      ["site", "auth"],
      "auth/SetNewPasswordPage",
    ),
  },
  {
    path: patterns.setNewPasswordToken,
    element: page(
      async () => (await import("./pages/auth/SetNewPasswordPage.tsx")).SetNewPasswordPage,
      ["site", "auth"],
      "auth/SetNewPasswordPage",
    ),
  },
  {
    path: patterns.emailAlert,
    element: page(
      async () => (await import("./pages/auth/EmailAlertPage.tsx")).EmailAlertPage,
      ["site", "mailLinks"],
      "auth/EmailAlertPage",
    ),
  },
  {
    path: patterns.mailedLink,
    element: page(
      async () => (await import("./pages/auth/MailedLinkPage.tsx")).MailedLinkPage,
      ["site", "mailLinks"],
      "auth/MailedLinkPage",
    ),
  },
  {
    path: patterns.dataDeletion,
    element: page(
      async () => (await import("./pages/site/data-deletion/DataDeletionPage.tsx")).DataDeletionPage,
      ["site", "dataDeletion"],
      "site/data-deletion/DataDeletionPage",
    ),
  },
  {
    path: patterns.unsubscribe,
    element: page(
      async () => (await import("./pages/site/unsubscribe/UnsubscribePage.tsx")).UnsubscribePage,
      ["site", "unsubscribe"],
      "site/unsubscribe/UnsubscribePage",
    ),
  },
  {
    path: patterns.privacy,
    element: page(
      async () => (await import("./pages/site/LegalPages.tsx")).PrivacyPage,
      ["site", "legal", "privacy"],
      "site/LegalPages",
    ),
  },
  {
    path: patterns.terms,
    element: page(
      async () => (await import("./pages/site/LegalPages.tsx")).TermsPage,
      ["site", "legal", "terms"],
      "site/LegalPages",
    ),
  },
];

export const notFoundPage: RouteObject = {
  path: "*",
  element: page(
    async () => (await import("./pages/site/NotFoundPage.tsx")).NotFoundPage,
    ["site"],
    "site/NotFoundPage",
  ),
};
