import type * as contract from "#shared/contract/knowledge.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getKnowledge = endpoint<typeof contract.getKnowledge>(
  "knowledge.overview",
  "GET",
  "/api/knowledge/",
);
export const uploadFile = endpoint<typeof contract.uploadFile>(
  "knowledge.uploadFile",
  "POST",
  "/api/knowledge/files/",
);
export const addSourceUrl = endpoint<typeof contract.addSourceUrl>(
  "knowledge.addUrl",
  "POST",
  "/api/knowledge/urls/",
);
export const setBrand = endpoint<typeof contract.setBrand>(
  "knowledge.setBrand",
  "PUT",
  "/api/knowledge/brand/",
);
export const deleteSource = endpoint<typeof contract.deleteSource>(
  "knowledge.deleteSource",
  "DELETE",
  "/api/knowledge/sources/:id/",
);
export const setSourceAudience = endpoint<typeof contract.setSourceAudience>(
  "knowledge.setAudience",
  "PATCH",
  "/api/knowledge/sources/:id/",
);
export const retrySource = endpoint<typeof contract.retrySource>(
  "knowledge.retrySource",
  "POST",
  "/api/knowledge/sources/:id/retry/",
);
export const readSourceText = endpoint<typeof contract.readSourceText>(
  "knowledge.readText",
  "GET",
  "/api/knowledge/sources/:id/text/",
);
export const downloadTemplate = endpoint<typeof contract.downloadTemplate>(
  "knowledge.downloadTemplate",
  "GET",
  "/api/knowledge/template/",
);
export const startTraining = endpoint<typeof contract.startTraining>(
  "knowledge.train",
  "POST",
  "/api/knowledge/train/",
);
export const publishVersion = endpoint<typeof contract.publishVersion>(
  "knowledge.publishVersion",
  "POST",
  "/api/knowledge/versions/:id/publish/",
);
export const previewAnswer = endpoint<typeof contract.previewAnswer>(
  "agents.preview",
  "POST",
  "/api/agent/preview/",
);
