export { resolveIdentity, saveAlias } from "./contact-points.ts";
export { saveCapturedData, readCustomerProfile } from "./customers.ts";
export { customersRoutes } from "./routes.ts";
export {
  type ContactAddress,
  addContact,
  createContact,
  hasContact,
  noteContact,
  noteOptedOut,
  paceContact,
  setConsent,
} from "./store/contacts.ts";
export { markSeen, markProspect, setLanguage } from "./store/customers.ts";
