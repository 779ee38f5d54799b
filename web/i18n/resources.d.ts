// Types every `t("namespace:key")`: a key that is not in the English file does not compile.
// A new file in shared/locales needs one line here.
import "i18next";
import type aboutus from "#shared/locales/en/aboutus.json";
import type contact from "#shared/locales/en/contact.json";
import type pricing from "#shared/locales/en/pricing.json";
import type news from "#shared/locales/en/news.json";
import type agents from "#shared/locales/en/agents.json";
import type auth from "#shared/locales/en/auth.json";
import type chat from "#shared/locales/en/chat.json";
import type chatbot from "#shared/locales/en/chatbot.json";
import type common from "#shared/locales/en/common.json";
import type customers from "#shared/locales/en/customers.json";
import type dashboard from "#shared/locales/en/dashboard.json";
import type landing from "#shared/locales/en/landing.json";
import type faqs from "#shared/locales/en/faqs.json";
import type gaps from "#shared/locales/en/gaps.json";
import type lessons from "#shared/locales/en/lessons.json";
import type legal from "#shared/locales/en/legal.json";
import type privacy from "#shared/locales/en/privacy.json";
import type terms from "#shared/locales/en/terms.json";
import type knowledge from "#shared/locales/en/knowledge.json";
import type guide from "#shared/locales/en/guide.json";
import type models from "#shared/locales/en/models.json";
import type operator from "#shared/locales/en/operator.json";
import type mailbox from "#shared/locales/en/mailbox.json";
import type seo from "#shared/locales/en/seo.json";
import type settings from "#shared/locales/en/settings.json";
import type quality from "#shared/locales/en/quality.json";
import type portal from "#shared/locales/en/portal.json";
import type site from "#shared/locales/en/site.json";
import type story from "#shared/locales/en/story.json";
import type tickets from "#shared/locales/en/tickets.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      aboutus: typeof aboutus;
      contact: typeof contact;
      pricing: typeof pricing;
      agents: typeof agents;
      auth: typeof auth;
      news: typeof news;
      chat: typeof chat;
      chatbot: typeof chatbot;
      common: typeof common;
      customers: typeof customers;
      dashboard: typeof dashboard;
      landing: typeof landing;
      faqs: typeof faqs;
      gaps: typeof gaps;
      lessons: typeof lessons;
      legal: typeof legal;
      privacy: typeof privacy;
      terms: typeof terms;
      knowledge: typeof knowledge;
      guide: typeof guide;
      models: typeof models;
      operator: typeof operator;
      mailbox: typeof mailbox;
      seo: typeof seo;
      settings: typeof settings;
      portal: typeof portal;
      quality: typeof quality;
      site: typeof site;
      story: typeof story;
      tickets: typeof tickets;
    };
  }
}
