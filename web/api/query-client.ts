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
      // Without a connection a change fails and says so; it does not wait to be sent when nobody expects it any more.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
