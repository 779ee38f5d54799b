import { matchPattern } from "./match-pattern.ts";
import { patterns, type PathName } from "./paths.ts";

/** Which text of `common:titles` names a page. Order matters only where one pattern contains another. */
const pages: Partial<Record<PathName, TitleKey>> = {
  home: "home",
  aboutus: "aboutus",
  contactus: "contactus",
  pricing: "pricing",
  news: "news",
  article: "article",
  privacy: "privacy",
  terms: "terms",
  signUp: "signUp",
  login: "login",
  forgotPassword: "forgotPassword",
  forgotPasswordError: "forgotPasswordError",
  setNewPassword: "setNewPassword",
  setNewPasswordToken: "setNewPassword",
  emailAlert: "emailAlert",
  chat: "chat",
  dashboard: "dashboard",
  channels: "channels",
  channelReturn: "channels",
  customers: "customers",
  customer: "customer",
  microInfluencers: "microInfluencers",
  campaigns: "campaigns",
  campaign: "campaign",
  settings: "settings",
  subscription: "subscription",
  subscriptionConfirmation: "subscriptionConfirmation",
  knowledge: "knowledge",
  facts: "facts",
  answers: "answers",
  gaps: "gaps",
  quality: "quality",
  agents: "agents",
  agent: "agents",
  ask: "ask",
  chatbot: "chatbot",
  tickets: "tickets",
  ticket: "ticket",
  about: "about",
  portalPrivacy: "privacy",
  portalTerms: "terms",
  howToStart: "howToStart",
  operator: "operator",
  operatorSubscriptions: "operatorSubscriptions",
  operatorOrganizations: "operatorOrganizations",
  operatorOrganization: "operatorOrganization",
  operatorInfluencers: "operatorInfluencers",
  operatorNews: "operatorNews",
  operatorArticle: "operatorArticle",
  mailbox: "mailbox",
  simulator: "simulator",
  dataDeletion: "dataDeletion",
  unsubscribe: "unsubscribe",
};

export type TitleKey =
  | "home"
  | "aboutus"
  | "contactus"
  | "pricing"
  | "news"
  | "article"
  | "privacy"
  | "terms"
  | "signUp"
  | "login"
  | "forgotPassword"
  | "forgotPasswordError"
  | "setNewPassword"
  | "emailAlert"
  | "chat"
  | "dashboard"
  | "channels"
  | "customers"
  | "customer"
  | "microInfluencers"
  | "campaigns"
  | "campaign"
  | "settings"
  | "subscription"
  | "subscriptionConfirmation"
  | "knowledge"
  | "facts"
  | "answers"
  | "gaps"
  | "quality"
  | "agents"
  | "ask"
  | "chatbot"
  | "tickets"
  | "ticket"
  | "about"
  | "howToStart"
  | "operator"
  | "operatorSubscriptions"
  | "operatorOrganizations"
  | "operatorOrganization"
  | "operatorInfluencers"
  | "operatorNews"
  | "operatorArticle"
  | "mailbox"
  | "simulator"
  | "dataDeletion"
  | "unsubscribe";

/** C015: older paths have titles too, though they only lead on. */
const older: readonly [string, TitleKey][] = [
  ["/customer", "customers"],
  ["/customer/:id", "customer"],
  ["/ticket-dashboard", "tickets"],
  ["/privacy-policy", "privacy"],
];

/** The text that names the page at `pathname`, or the path itself with its first letter capital (C016). */
export function titleOf(pathname: string): { key: TitleKey } | { text: string } {
  for (const [name, key] of Object.entries(pages)) {
    if (matchPattern(patterns[name as PathName], pathname)) return { key };
  }
  for (const [pattern, key] of older) if (matchPattern(pattern, pathname)) return { key };
  const path = decodePath(pathname.replace(/^\/+|\/+$/g, ""));
  return { text: path.charAt(0).toUpperCase() + path.slice(1) };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
