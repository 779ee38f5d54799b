import type { RouteObject } from "react-router";
import { page } from "./page.tsx";
import { patterns } from "./paths.ts";

/** The routes of the back office. */
export const operatorPages: RouteObject[] = [
  {
    path: patterns.operator,
    element: page(
      async () => (await import("./pages/operator/requests/RequestsPage.tsx")).RequestsPage,
      ["operator"],
    ),
  },
  {
    path: patterns.operatorSubscriptions,
    element: page(
      async () =>
        (await import("./pages/operator/requests/SubscriptionRequestsPage.tsx")).SubscriptionRequestsPage,
      ["operator", "subscription", "pricing"],
    ),
  },
  {
    path: patterns.operatorSupport,
    element: page(
      async () => (await import("./pages/operator/requests/SupportRequestsPage.tsx")).SupportRequestsPage,
      ["operator", "support"],
    ),
  },
  {
    path: patterns.operatorDeletions,
    element: page(
      async () => (await import("./pages/operator/requests/DeletionsPage.tsx")).DeletionsPage,
      ["operator", "operatorDeletions"],
    ),
  },
  {
    path: patterns.operatorOrganizations,
    element: page(
      async () => (await import("./pages/operator/organizations/OrganizationsPage.tsx")).OrganizationsPage,
      ["operator", "subscription", "pricing"],
    ),
  },
  {
    path: patterns.operatorOrganization,
    element: page(
      async () => (await import("./pages/operator/organizations/OrganizationPage.tsx")).OrganizationPage,
      ["operator", "portal", "subscription", "pricing"],
    ),
  },
  {
    path: patterns.operatorPlans,
    element: page(
      async () => (await import("./pages/operator/plans/PlansPage.tsx")).PlansPage,
      ["operator", "pricing"],
    ),
  },
  {
    path: patterns.operatorInfluencers,
    element: page(
      async () =>
        (await import("./pages/operator/influencers/EditedInfluencersPage.tsx")).EditedInfluencersPage,
      ["operator", "influencers"],
    ),
  },
  {
    path: patterns.operatorNews,
    element: page(
      async () => (await import("./pages/operator/news/ArticlesPage.tsx")).ArticlesPage,
      ["operator", "articles", "portal"],
    ),
  },
  {
    path: patterns.operatorArticle,
    element: page(
      async () => (await import("./pages/operator/news/ArticlePage.tsx")).ArticlePage,
      ["operator", "articles", "news", "portal"],
    ),
  },
  {
    path: patterns.operatorPeople,
    element: page(
      async () => (await import("./pages/operator/people/OperatorsPage.tsx")).OperatorsPage,
      ["operator"],
    ),
  },
  {
    path: patterns.operatorActivity,
    element: page(
      async () => (await import("./pages/operator/activity/OperatorActivityPage.tsx")).OperatorActivityPage,
      ["operator", "activity"],
    ),
  },
  {
    path: patterns.operatorJobs,
    element: page(
      async () => (await import("./pages/operator/jobs/JobsPage.tsx")).JobsPage,
      ["operator", "operatorJobs"],
    ),
  },
  {
    path: patterns.operatorSecurity,
    element: page(
      async () => (await import("./pages/operator/security/SecurityPage.tsx")).SecurityPage,
      ["operator", "settings", "secondStep"],
    ),
  },
];
