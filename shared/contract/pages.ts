/** Every page of the product: the browser routes by it, the server answers 404 for what is not in it. */
export const patterns = {
  home: "/",
  aboutus: "/aboutus",
  contactus: "/contactus",
  pricing: "/pricing",
  news: "/newslisting",
  article: "/newsdeatils/:id",
  privacy: "/privacy",
  terms: "/termsAndCondition",
  signUp: "/sign-up",
  login: "/login",
  forgotPassword: "/forgot-password",
  forgotPasswordError: "/forgot-password-error",
  setNewPassword: "/set-new-password",
  setNewPasswordToken: "/set-new-password/:token",
  emailAlert: "/email-alert",
  chat: "/chat/:token",
  dataDeletion: "/data-deletion/:code",
  unsubscribe: "/unsubscribe/:token",

  dashboard: "/dashboard",
  channels: "/channels",
  channelReturn: "/channels/return/:kind",
  customers: "/customers",
  customer: "/customers/:customerId",
  microInfluencers: "/marketing-agent/micro-influencers",
  campaigns: "/marketing-agent/campaigns",
  campaign: "/marketing-agent/campaigns/:campaignId",
  settings: "/settings",
  subscription: "/subscription",
  subscriptionConfirmation: "/subscription/confirmation",
  knowledge: "/knowledge-base",
  facts: "/knowledge-base/facts",
  answers: "/knowledge-base/answers",
  gaps: "/knowledge-base/gaps",
  quality: "/knowledge-base/quality",
  agents: "/agents",
  agent: "/agents/:kind",
  ask: "/ask",
  chatbot: "/chatbot",
  tickets: "/tickets",
  ticket: "/tickets/:ticketId",
  about: "/about",
  portalPrivacy: "/privacypolicy",
  portalTerms: "/terms",
  howToStart: "/how-to-start",

  /** The back office of the company that runs Wakil. */
  operator: "/operator",
  operatorSubscriptions: "/operator/subscriptions",
  operatorOrganizations: "/operator/organizations",
  operatorOrganization: "/operator/organizations/:organizationId",
  operatorInfluencers: "/operator/influencers",
  operatorNews: "/operator/news",
  operatorArticle: "/operator/news/:articleId",
  operatorPeople: "/operator/operators",
  operatorSecurity: "/operator/security",
  /** What the demo mails, instead of a mail server. */
  mailbox: "/simulator/mail",
  /** The demo's channels, from the customer's side. */
  simulator: "/simulator",
} as const;

export type PathName = keyof typeof patterns;

/** Older spellings that the title map of the specification names; they lead to the pages above (D14, D16). */
export const redirects: readonly [from: string, to: string][] = [
  ["/customer", patterns.customers],
  ["/customer/:customerId", patterns.customer],
  ["/ticket-dashboard", patterns.tickets],
  ["/privacy-policy", patterns.privacy],
  ["/newsdetails/:id", patterns.article],
];
