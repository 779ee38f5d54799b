export { knownAs, noteAlias } from "./contact-points.ts";
export { keepCaptured, readCustomerProfile } from "./customers.ts";
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
export { markSeen, markSilent, setLanguage } from "./store/customers.ts";
