import type { SiteFacts } from "#shared/contract/site.ts";
import { getSite } from "#web/api/endpoints/site.ts";
import { usePageData } from "#web/api/page-data.ts";
import { paths } from "#web/paths.ts";

/** The values before the settings are loaded. Links without an address are not shown. */
const defaultFacts: SiteFacts = {
  login_url: paths.login(),
  book_call_url: paths.contactus(),
  contact: { whatsapp: "", phone: "", email: "" },
  social: { whatsapp: "", x: "", instagram: "", linkedin: "" },
  demo_chat: null,
  legal: {
    email: "",
    registration: null,
    country: "SA",
    model: null,
    analytics: false,
    online_payment: false,
    saved_cards: false,
  },
};

/** Returns the addresses and settings of the public site. Every page that the server renders contains them. */
export function useSite(): SiteFacts {
  return usePageData(getSite, {}).data?.data ?? defaultFacts;
}
