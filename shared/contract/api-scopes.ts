import { z } from "zod";
import { apiScopes } from "#shared/values/api-scopes.ts";

export const apiScope = z.enum(apiScopes);
export type ApiScope = z.infer<typeof apiScope>;
