import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/**
 * Creates the query cache (D08). A refused call is not repeated, a failed read is repeated once after a short delay,
 * and writes are never repeated.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.final),
        retryDelay: 500,
        gcTime: 300_000,
        staleTime: 10_000,
      },
      // Without a connection, a change fails at once with a message. It must not be sent later, when the user no
      // longer expects it.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
