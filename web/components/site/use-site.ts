import type { SiteFacts } from "#shared/contract/site.ts";
import { getSite } from "#web/api/endpoints/site.ts";
import { usePageData } from "#web/api/page-data.ts";
import { paths } from "#web/paths.ts";

/** Until they are read: what leads nowhere is not offered. */
const unknown: SiteFacts = {
  login_url: paths.login(),
  book_call_url: paths.contactus(),
  contact: { whatsapp: "", phone: "", email: "" },
  social: { whatsapp: "", x: "", instagram: "", linkedin: "" },
  demo_chat: null,
  legal: { email: "", registration: null, country: "SA", model: null, analytics: false },
};

/** Addresses and settings of the public site; they arrive with every page that the server draws. */
export function useSite(): SiteFacts {
  return usePageData(getSite, {}).data?.data ?? unknown;
}
