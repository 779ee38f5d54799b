import i18next from "i18next";
import type { Language } from "#shared/language.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import arActivity from "#shared/locales/ar/activity.json" with { type: "json" };
import arAgent from "#shared/locales/ar/agent.json" with { type: "json" };
import arAuth from "#shared/locales/ar/auth.json" with { type: "json" };
import arCustomerCopy from "#shared/locales/ar/customerCopy.json" with { type: "json" };
import arCustomerExport from "#shared/locales/ar/customerExport.json" with { type: "json" };
import arDashboardExport from "#shared/locales/ar/dashboardExport.json" with { type: "json" };
import arDocuments from "#shared/locales/ar/documents.json" with { type: "json" };
import arErrors from "#shared/locales/ar/errors.json" with { type: "json" };
import arInvoice from "#shared/locales/ar/invoice.json" with { type: "json" };
import arMailLinks from "#shared/locales/ar/mailLinks.json" with { type: "json" };
import arMails from "#shared/locales/ar/mails.json" with { type: "json" };
import arOrganizationCopy from "#shared/locales/ar/organizationCopy.json" with { type: "json" };
import arOutreach from "#shared/locales/ar/outreach.json" with { type: "json" };
import arPortal from "#shared/locales/ar/portal.json" with { type: "json" };
import arPricing from "#shared/locales/ar/pricing.json" with { type: "json" };
import enActivity from "#shared/locales/en/activity.json" with { type: "json" };
import enAgent from "#shared/locales/en/agent.json" with { type: "json" };
import enAuth from "#shared/locales/en/auth.json" with { type: "json" };
import enCustomerCopy from "#shared/locales/en/customerCopy.json" with { type: "json" };
import enCustomerExport from "#shared/locales/en/customerExport.json" with { type: "json" };
import enDashboardExport from "#shared/locales/en/dashboardExport.json" with { type: "json" };
import enDocuments from "#shared/locales/en/documents.json" with { type: "json" };
import enErrors from "#shared/locales/en/errors.json" with { type: "json" };
import enInvoice from "#shared/locales/en/invoice.json" with { type: "json" };
import enMailLinks from "#shared/locales/en/mailLinks.json" with { type: "json" };
import enMails from "#shared/locales/en/mails.json" with { type: "json" };
import enOrganizationCopy from "#shared/locales/en/organizationCopy.json" with { type: "json" };
import enOutreach from "#shared/locales/en/outreach.json" with { type: "json" };
import enPortal from "#shared/locales/en/portal.json" with { type: "json" };
import enPricing from "#shared/locales/en/pricing.json" with { type: "json" };

const english = {
  activity: enActivity,
  agent: enAgent,
  auth: enAuth,
  customerCopy: enCustomerCopy,
  customerExport: enCustomerExport,
  dashboardExport: enDashboardExport,
  documents: enDocuments,
  errors: enErrors,
  invoice: enInvoice,
  mailLinks: enMailLinks,
  mails: enMails,
  organizationCopy: enOrganizationCopy,
  outreach: enOutreach,
  portal: enPortal,
  pricing: enPricing,
};

// A code without a text in either language is a type error here.
const codes: Record<ErrorCode, string> = enErrors.code;
const arabicCodes: Record<ErrorCode, string> = arErrors.code;
void codes;
void arabicCodes;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

type Namespace = keyof typeof english;
/** Keys of texts such as `errors:code.not_found` and `mails:brief.subject`; those of plurals have no suffix. */
export type TextKey = {
  [
    N in Namespace
  ]: `${N}:${Leaves<(typeof english)[N]> extends infer L extends string ? L | WithoutPlural<L> : never}`;
}[Namespace];
type WithoutPlural<L extends string> =
  L extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Base : never;

const catalogue = i18next.createInstance({
  resources: {
    en: english,
    ar: {
      activity: arActivity,
      agent: arAgent,
      auth: arAuth,
      customerCopy: arCustomerCopy,
      customerExport: arCustomerExport,
      dashboardExport: arDashboardExport,
      documents: arDocuments,
      errors: arErrors,
      invoice: arInvoice,
      mailLinks: arMailLinks,
      mails: arMails,
      organizationCopy: arOrganizationCopy,
      outreach: arOutreach,
      portal: arPortal,
      pricing: arPricing,
    },
  },
  fallbackLng: "ar",
  ns: ["errors"],
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} as Parameters<typeof i18next.createInstance>[0]);
await catalogue.init();

/** Returns a text in one of the two languages. Values are inserted unescaped, so a caller that writes HTML escapes them. */
export function text(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  return catalogue.getFixedT(language)(key as never, values as never) as unknown as string;
}

/** Whether a key that comes from stored data has a text. */
export const hasText = (language: Language, key: string): boolean =>
  catalogue.exists(key, { lng: language, fallbackLng: [] });
