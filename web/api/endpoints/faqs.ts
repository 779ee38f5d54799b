import type * as contract from "#shared/contract/faqs.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listFaqs = endpoint<typeof contract.listFaqs>("faqs.list", "GET", "/api/faqs/");
export const getFaq = endpoint<typeof contract.getFaq>("faqs.get", "GET", "/api/faqs/:id/");
export const createFaq = endpoint<typeof contract.createFaq>("faqs.create", "POST", "/api/faqs/");
export const updateFaq = endpoint<typeof contract.updateFaq>("faqs.update", "PUT", "/api/faqs/:id/");
export const deleteFaq = endpoint<typeof contract.deleteFaq>("faqs.delete", "DELETE", "/api/faqs/:id/");
export const restoreFaq = endpoint<typeof contract.restoreFaq>(
  "faqs.restore",
  "POST",
  "/api/faqs/:id/restore/",
);
export const addPhrasing = endpoint<typeof contract.addPhrasing>(
  "faqs.addPhrasing",
  "POST",
  "/api/faqs/phrasings/",
);
