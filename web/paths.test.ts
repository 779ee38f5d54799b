import { expect, test } from "vitest";
import { paths, patterns, redirects, safeReturnPath } from "./paths.ts";

test("C028 C036 C038 addresses are spelled as the specification spells them", () => {
  expect({ ...patterns, redirects: Object.fromEntries(redirects) }).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "aboutus": "/aboutus",
      "activity": "/settings/activity",
      "agent": "/agents/:kind",
      "agents": "/agents",
      "answers": "/knowledge-base/answers",
      "article": "/newsdeatils/:id",
      "ask": "/ask",
      "campaign": "/marketing-agent/campaigns/:campaignId",
      "campaigns": "/marketing-agent/campaigns",
      "channelReturn": "/channels/return/:kind",
      "channels": "/channels",
      "chat": "/chat/:token",
      "chatbot": "/chatbot",
      "contactus": "/contactus",
      "customer": "/customers/:customerId",
      "customers": "/customers",
      "dashboard": "/dashboard",
      "dataDeletion": "/data-deletion/:code",
      "emailAlert": "/email-alert",
      "facts": "/knowledge-base/facts",
      "forgotPassword": "/forgot-password",
      "forgotPasswordError": "/forgot-password-error",
      "gaps": "/knowledge-base/gaps",
      "home": "/",
      "howToStart": "/how-to-start",
      "knowledge": "/knowledge-base",
      "login": "/login",
      "loginReturn": "/login/return",
      "mailbox": "/simulator/mail",
      "mailedLink": "/mailed/:action/:token",
      "messages": "/dashboard/messages",
      "microInfluencers": "/marketing-agent/micro-influencers",
      "news": "/newslisting",
      "operator": "/operator",
      "operatorActivity": "/operator/operators/activity",
      "operatorArticle": "/operator/news/:articleId",
      "operatorDeletions": "/operator/deletions",
      "operatorInfluencers": "/operator/influencers",
      "operatorJobs": "/operator/jobs",
      "operatorNews": "/operator/news",
      "operatorOrganization": "/operator/organizations/:organizationId",
      "operatorOrganizations": "/operator/organizations",
      "operatorPeople": "/operator/operators",
      "operatorPlans": "/operator/plans",
      "operatorSecurity": "/operator/security",
      "operatorSubscriptions": "/operator/subscriptions",
      "operatorSupport": "/operator/support",
      "personalData": "/settings/personal-data",
      "portalPrivacy": "/privacypolicy",
      "portalTerms": "/terms",
      "pricing": "/pricing",
      "privacy": "/privacy",
      "quality": "/knowledge-base/quality",
      "redirects": {
        "/customer": "/customers",
        "/customer/:customerId": "/customers/:customerId",
        "/newsdetails/:id": "/newsdeatils/:id",
        "/privacy-policy": "/privacy",
        "/ticket-dashboard": "/tickets",
      },
      "setNewPassword": "/set-new-password",
      "setNewPasswordToken": "/set-new-password/:token",
      "settings": "/settings",
      "signUp": "/sign-up",
      "simulator": "/simulator",
      "subscription": "/subscription",
      "subscriptionCard": "/subscription/card",
      "subscriptionConfirmation": "/subscription/confirmation",
      "support": "/support",
      "terms": "/termsAndCondition",
      "ticket": "/tickets/:ticketId",
      "tickets": "/tickets",
      "triageRules": "/settings/triage",
      "unsubscribe": "/unsubscribe/:token",
    }
  `);
});

test("links carry their ids and query fields escaped", () => {
  expect(paths.ticket("a/b")).toBe("/tickets/a%2Fb");
  expect(paths.tickets({ status: "deferred", q: "", page: 2 })).toBe("/tickets?status=deferred&page=2");
  expect(paths.login("/tickets?page=2")).toBe("/login?from=%2Ftickets%3Fpage%3D2");
});

test("D19 only a path of this product is a way back after logging in", () => {
  expect(safeReturnPath("/tickets?status=deferred")).toBe("/tickets?status=deferred");
  for (const bad of [
    null,
    "",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "tickets",
    "/login?from=/x",
  ])
    expect(safeReturnPath(bad)).toBeUndefined();
});
