import type { RouteObject } from "react-router";
import { page } from "./page.tsx";
import { patterns } from "./paths.ts";

/** The routes of the business's account: settings, personal data, activity, subscription and legal texts. */
export const accountPages: RouteObject[] = [
  {
    path: patterns.settings,
    element: page(
      async () => (await import("./pages/portal/settings/SettingsPage.tsx")).SettingsPage,
      ["portal", "settings", "auth", "models", "secondStep", "apiKeys", "singleSignOn", "webhooks"],
      "web/pages/portal/settings/SettingsPage.tsx",
    ),
  },
  {
    path: patterns.personalData,
    element: page(
      async () => (await import("./pages/portal/personal-data/PersonalDataPage.tsx")).PersonalDataPage,
      ["portal", "personalData"],
      "web/pages/portal/personal-data/PersonalDataPage.tsx",
    ),
  },
  {
    path: patterns.activity,
    element: page(
      async () => (await import("./pages/portal/activity/ActivityPage.tsx")).ActivityPage,
      ["portal", "activity", "agents", "facts"],
      "web/pages/portal/activity/ActivityPage.tsx",
    ),
  },
  {
    path: patterns.subscription,
    element: page(
      async () => (await import("./pages/portal/subscription/SubscriptionPage.tsx")).SubscriptionPage,
      ["portal", "subscription", "pricing", "savedCard"],
      "web/pages/portal/subscription/SubscriptionPage.tsx",
    ),
  },
  {
    path: patterns.subscriptionCard,
    element: page(
      async () => (await import("./pages/portal/subscription/CardPage.tsx")).CardPage,
      ["portal", "savedCard"],
      "web/pages/portal/subscription/CardPage.tsx",
    ),
  },
  {
    path: patterns.subscriptionConfirmation,
    element: page(
      async () => (await import("./pages/portal/subscription/ConfirmationPage.tsx")).ConfirmationPage,
      ["portal", "subscription", "pricing"],
      "web/pages/portal/subscription/ConfirmationPage.tsx",
    ),
  },
  {
    path: patterns.about,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).AboutPage,
      ["portal", "legal"],
      "web/pages/portal/legal/LegalPages.tsx",
    ),
  },
  {
    path: patterns.portalTerms,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).PortalTermsPage,
      ["portal", "legal", "terms"],
      "web/pages/portal/legal/LegalPages.tsx",
    ),
  },
  {
    path: patterns.portalPrivacy,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).PortalPrivacyPage,
      ["portal", "legal", "privacy"],
      "web/pages/portal/legal/LegalPages.tsx",
    ),
  },
];
