// Customers, the contact points by which they are recognised, and merges of customers that staff found to be one person.
export { resolveIdentity, saveAlias } from "./contact-points.ts";
export { tagCustomer, untagCustomer } from "./customer-tags.ts";
export { lockCustomer, saveCapturedData, readCustomer, readCustomerProfile } from "./customers.ts";
export { customersRoutes } from "./routes.ts";
export {
  type ContactAddress,
  addContact,
  createContact,
  hasContact,
  noteContact,
  noteOptedOut,
  pauseContact,
  setConsent,
} from "./store/contacts.ts";
export {
  type ErasedContact,
  deleteContacts,
  deleteCustomer,
  deleteCustomersWithoutContacts,
  findContactsOfCustomer,
  findContactsOfPerson,
  lockErasedCustomer,
  refuseMarketingEverywhere,
} from "./store/erasure.ts";
export { mergedInto } from "./store/customer-merges.ts";
export { customerConditions } from "./store/customer-conditions.ts";
export { markSeen, markProspect, setLanguage } from "./store/customers.ts";
