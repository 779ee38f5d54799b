import type { AuditArea } from "#shared/contract/audit.ts";
import { auditAreas } from "#shared/values/audit.ts";

/** The nouns of the calls that belong to an area: the part of an action's name before the dot. */
export const nounsOfArea: Record<AuditArea, readonly string[]> = {
  people: [
    "auth",
    "organizations",
    "roles",
    "profile",
    "secondStep",
    "emailVerification",
    "sessions",
    "apiKeys",
    "singleSignOn",
    "supportAccess",
    "webhooks",
    "privacy",
    "marketTrends",
    "operatorDeletions",
  ],
  agents: ["agents", "models", "internal", "chatbot"],
  knowledge: ["knowledge", "faqs", "lessons", "gaps", "questions", "quality"],
  tickets: ["tickets", "ticketNotes", "tags", "triageRules", "ticketViews", "reminders", "deliveries"],
  customers: ["customers", "customerNotes", "customerFields", "customerSegments"],
  channels: ["channels", "mailboxes", "templates", "dataDeletions"],
  campaigns: ["campaigns", "influencers"],
  subscription: [
    "subscription",
    "billingDetails",
    "payments",
    "savedCard",
    "operator",
    "support",
    "operatorSupport",
  ],
};

/** Returns the area of a call. Calls that belong to no area, such as the dashboard, count as the portal's. */
export const areaOf = (noun: string): AuditArea | "portal" =>
  auditAreas.find((area) => nounsOfArea[area].includes(noun)) ?? "portal";
