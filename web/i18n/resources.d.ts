// Types every `t("namespace:key")`: a key that is not in the English file does not compile.
// A new file in shared/locales needs one line here.
import "i18next";
import type aboutus from "#shared/locales/en/aboutus.json";
import type agents from "#shared/locales/en/agents.json";
import type auth from "#shared/locales/en/auth.json";
import type channels from "#shared/locales/en/channels.json";
import type chat from "#shared/locales/en/chat.json";
import type chatbot from "#shared/locales/en/chatbot.json";
import type common from "#shared/locales/en/common.json";
import type contact from "#shared/locales/en/contact.json";
import type customers from "#shared/locales/en/customers.json";
import type dashboard from "#shared/locales/en/dashboard.json";
import type dataDeletion from "#shared/locales/en/dataDeletion.json";
import type faqs from "#shared/locales/en/faqs.json";
import type gaps from "#shared/locales/en/gaps.json";
import type guide from "#shared/locales/en/guide.json";
import type knowledge from "#shared/locales/en/knowledge.json";
import type landing from "#shared/locales/en/landing.json";
import type legal from "#shared/locales/en/legal.json";
import type lessons from "#shared/locales/en/lessons.json";
import type mailbox from "#shared/locales/en/mailbox.json";
import type mailboxes from "#shared/locales/en/mailboxes.json";
import type models from "#shared/locales/en/models.json";
import type news from "#shared/locales/en/news.json";
import type operator from "#shared/locales/en/operator.json";
import type portal from "#shared/locales/en/portal.json";
import type pricing from "#shared/locales/en/pricing.json";
import type privacy from "#shared/locales/en/privacy.json";
import type quality from "#shared/locales/en/quality.json";
import type seo from "#shared/locales/en/seo.json";
import type settings from "#shared/locales/en/settings.json";
import type simulator from "#shared/locales/en/simulator.json";
import type site from "#shared/locales/en/site.json";
import type story from "#shared/locales/en/story.json";
import type terms from "#shared/locales/en/terms.json";
import type tickets from "#shared/locales/en/tickets.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      aboutus: typeof aboutus;
      agents: typeof agents;
      auth: typeof auth;
      channels: typeof channels;
      chat: typeof chat;
      chatbot: typeof chatbot;
      common: typeof common;
      contact: typeof contact;
      customers: typeof customers;
      dashboard: typeof dashboard;
      dataDeletion: typeof dataDeletion;
      faqs: typeof faqs;
      gaps: typeof gaps;
      guide: typeof guide;
      knowledge: typeof knowledge;
      landing: typeof landing;
      legal: typeof legal;
      lessons: typeof lessons;
      mailbox: typeof mailbox;
      mailboxes: typeof mailboxes;
      models: typeof models;
      news: typeof news;
      operator: typeof operator;
      portal: typeof portal;
      pricing: typeof pricing;
      privacy: typeof privacy;
      quality: typeof quality;
      seo: typeof seo;
      settings: typeof settings;
      simulator: typeof simulator;
      site: typeof site;
      story: typeof story;
      terms: typeof terms;
      tickets: typeof tickets;
    };
  }
}
