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
      "web/pages/operator/requests/RequestsPage.tsx",
    ),
  },
  {
    path: patterns.operatorSubscriptions,
    element: page(
      async () =>
        (await import("./pages/operator/requests/SubscriptionRequestsPage.tsx")).SubscriptionRequestsPage,
      ["operator", "subscription", "pricing"],
      "web/pages/operator/requests/SubscriptionRequestsPage.tsx",
    ),
  },
  {
    path: patterns.operatorSupport,
    element: page(
      async () => (await import("./pages/operator/requests/SupportRequestsPage.tsx")).SupportRequestsPage,
      ["operator", "support"],
      "web/pages/operator/requests/SupportRequestsPage.tsx",
    ),
  },
  {
    path: patterns.operatorDeletions,
    element: page(
      async () => (await import("./pages/operator/requests/DeletionsPage.tsx")).DeletionsPage,
      ["operator", "operatorDeletions"],
      "web/pages/operator/requests/DeletionsPage.tsx",
    ),
  },
  {
    path: patterns.operatorOrganizations,
    element: page(
      async () => (await import("./pages/operator/organizations/OrganizationsPage.tsx")).OrganizationsPage,
      ["operator", "subscription", "pricing"],
      "web/pages/operator/organizations/OrganizationsPage.tsx",
    ),
  },
  {
    path: patterns.operatorOrganization,
    element: page(
      async () => (await import("./pages/operator/organizations/OrganizationPage.tsx")).OrganizationPage,
      ["operator", "portal", "subscription", "pricing"],
      "web/pages/operator/organizations/OrganizationPage.tsx",
    ),
  },
  {
    path: patterns.operatorPlans,
    element: page(
      async () => (await import("./pages/operator/plans/PlansPage.tsx")).PlansPage,
      ["operator", "pricing"],
      "web/pages/operator/plans/PlansPage.tsx",
    ),
  },
  {
    path: patterns.operatorInfluencers,
    element: page(
      async () =>
        (await import("./pages/operator/influencers/EditedInfluencersPage.tsx")).EditedInfluencersPage,
      ["operator", "influencers"],
      "web/pages/operator/influencers/EditedInfluencersPage.tsx",
    ),
  },
  {
    path: patterns.operatorNews,
    element: page(
      async () => (await import("./pages/operator/news/ArticlesPage.tsx")).ArticlesPage,
      ["operator", "articles", "portal"],
      "web/pages/operator/news/ArticlesPage.tsx",
    ),
  },
  {
    path: patterns.operatorArticle,
    element: page(
      async () => (await import("./pages/operator/news/ArticlePage.tsx")).ArticlePage,
      ["operator", "articles", "news", "portal"],
      "web/pages/operator/news/ArticlePage.tsx",
    ),
  },
  {
    path: patterns.operatorPeople,
    element: page(
      async () => (await import("./pages/operator/people/OperatorsPage.tsx")).OperatorsPage,
      ["operator"],
      "web/pages/operator/people/OperatorsPage.tsx",
    ),
  },
  {
    path: patterns.operatorActivity,
    element: page(
      async () => (await import("./pages/operator/activity/OperatorActivityPage.tsx")).OperatorActivityPage,
      ["operator", "activity"],
      "web/pages/operator/activity/OperatorActivityPage.tsx",
    ),
  },
  {
    path: patterns.operatorJobs,
    element: page(
      async () => (await import("./pages/operator/jobs/JobsPage.tsx")).JobsPage,
      ["operator", "operatorJobs"],
      "web/pages/operator/jobs/JobsPage.tsx",
    ),
  },
  {
    path: patterns.operatorSecurity,
    element: page(
      async () => (await import("./pages/operator/security/SecurityPage.tsx")).SecurityPage,
      ["operator", "settings", "secondStep"],
      "web/pages/operator/security/SecurityPage.tsx",
    ),
  },
];
