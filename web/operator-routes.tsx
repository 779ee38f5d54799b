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
      "operator/requests/RequestsPage",
    ),
  },
  {
    path: patterns.operatorSubscriptions,
    element: page(
      async () =>
        (await import("./pages/operator/requests/SubscriptionRequestsPage.tsx")).SubscriptionRequestsPage,
      ["operator", "subscription", "pricing"],
      "operator/requests/SubscriptionRequestsPage",
    ),
  },
  {
    path: patterns.operatorSupport,
    element: page(
      async () => (await import("./pages/operator/requests/SupportRequestsPage.tsx")).SupportRequestsPage,
      ["operator", "support"],
      "operator/requests/SupportRequestsPage",
    ),
  },
  {
    path: patterns.operatorDeletions,
    element: page(
      async () => (await import("./pages/operator/requests/DeletionsPage.tsx")).DeletionsPage,
      ["operator", "operatorDeletions"],
      "operator/requests/DeletionsPage",
    ),
  },
  {
    path: patterns.operatorOrganizations,
    element: page(
      async () => (await import("./pages/operator/organizations/OrganizationsPage.tsx")).OrganizationsPage,
      ["operator", "subscription", "pricing"],
      "operator/organizations/OrganizationsPage",
    ),
  },
  {
    path: patterns.operatorOrganization,
    element: page(
      async () => (await import("./pages/operator/organizations/OrganizationPage.tsx")).OrganizationPage,
      ["operator", "portal", "subscription", "pricing"],
      "operator/organizations/OrganizationPage",
    ),
  },
  {
    path: patterns.operatorPlans,
    element: page(
      async () => (await import("./pages/operator/plans/PlansPage.tsx")).PlansPage,
      ["operator", "pricing"],
      "operator/plans/PlansPage",
    ),
  },
  {
    path: patterns.operatorInfluencers,
    element: page(
      async () =>
        (await import("./pages/operator/influencers/EditedInfluencersPage.tsx")).EditedInfluencersPage,
      ["operator", "influencers"],
      "operator/influencers/EditedInfluencersPage",
    ),
  },
  {
    path: patterns.operatorNews,
    element: page(
      async () => (await import("./pages/operator/news/ArticlesPage.tsx")).ArticlesPage,
      ["operator", "articles", "portal"],
      "operator/news/ArticlesPage",
    ),
  },
  {
    path: patterns.operatorArticle,
    element: page(
      async () => (await import("./pages/operator/news/ArticlePage.tsx")).ArticlePage,
      ["operator", "articles", "news", "portal"],
      "operator/news/ArticlePage",
    ),
  },
  {
    path: patterns.operatorPeople,
    element: page(
      async () => (await import("./pages/operator/people/OperatorsPage.tsx")).OperatorsPage,
      ["operator"],
      "operator/people/OperatorsPage",
    ),
  },
  {
    path: patterns.operatorActivity,
    element: page(
      async () => (await import("./pages/operator/activity/OperatorActivityPage.tsx")).OperatorActivityPage,
      ["operator", "activity"],
      "operator/activity/OperatorActivityPage",
    ),
  },
  {
    path: patterns.operatorJobs,
    element: page(
      async () => (await import("./pages/operator/jobs/JobsPage.tsx")).JobsPage,
      ["operator", "operatorJobs"],
      "operator/jobs/JobsPage",
    ),
  },
  {
    path: patterns.operatorSecurity,
    element: page(
      async () => (await import("./pages/operator/security/SecurityPage.tsx")).SecurityPage,
      ["operator", "settings", "secondStep"],
      "operator/security/SecurityPage",
    ),
  },
];
