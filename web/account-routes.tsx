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
      "portal/settings/SettingsPage",
    ),
  },
  {
    path: patterns.personalData,
    element: page(
      async () => (await import("./pages/portal/personal-data/PersonalDataPage.tsx")).PersonalDataPage,
      ["portal", "personalData"],
      "portal/personal-data/PersonalDataPage",
    ),
  },
  {
    path: patterns.activity,
    element: page(
      async () => (await import("./pages/portal/activity/ActivityPage.tsx")).ActivityPage,
      ["portal", "activity", "agents", "facts"],
      "portal/activity/ActivityPage",
    ),
  },
  {
    path: patterns.subscription,
    element: page(
      async () => (await import("./pages/portal/subscription/SubscriptionPage.tsx")).SubscriptionPage,
      ["portal", "subscription", "pricing", "savedCard"],
      "portal/subscription/SubscriptionPage",
    ),
  },
  {
    path: patterns.subscriptionCard,
    element: page(
      async () => (await import("./pages/portal/subscription/CardPage.tsx")).CardPage,
      ["portal", "savedCard"],
      "portal/subscription/CardPage",
    ),
  },
  {
    path: patterns.subscriptionConfirmation,
    element: page(
      async () => (await import("./pages/portal/subscription/ConfirmationPage.tsx")).ConfirmationPage,
      ["portal", "subscription", "pricing"],
      "portal/subscription/ConfirmationPage",
    ),
  },
  {
    path: patterns.about,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).AboutPage,
      ["portal", "legal"],
      "portal/legal/LegalPages",
    ),
  },
  {
    path: patterns.portalTerms,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).PortalTermsPage,
      ["portal", "legal", "terms"],
      "portal/legal/LegalPages",
    ),
  },
  {
    path: patterns.portalPrivacy,
    element: page(
      async () => (await import("./pages/portal/legal/LegalPages.tsx")).PortalPrivacyPage,
      ["portal", "legal", "privacy"],
      "portal/legal/LegalPages",
    ),
  },
];
