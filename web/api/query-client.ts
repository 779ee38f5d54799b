import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** D08: what the server refused is not asked again; a failed read is, once, quickly; writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.final),
        retryDelay: 500,
        gcTime: 300_000,
        staleTime: 10_000,
      },
      mutations: { retry: false },
    },
  });
}
