import { useCallback } from "react";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { Endpoint, ResultOf } from "#shared/contract/endpoint.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { call, type Request } from "./call.ts";
import type { ClientEndpoint } from "./endpoint.ts";
import { pollUntilFinal } from "./poll-until-final.ts";

/**
 * Reads an endpoint through the query cache. The key is `[name, request, language]`. Names begin with their noun, so
 * that all data of a noun can be invalidated at once.
 */
export function useRead<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  request: Omit<Request<E>, "signal" | "form">,
  options: { enabled?: boolean; refetchInterval?: number | false; keepPrevious?: boolean } = {},
): UseQueryResult<ResultOf<E>> {
  const { currentLanguage } = useLanguage();
  const { keepPrevious, refetchInterval, ...rest } = options;
  return useQuery<ResultOf<E>>({
    ...rest,
    ...(refetchInterval !== undefined && { refetchInterval: pollUntilFinal(refetchInterval) }),
    queryKey: [endpoint.name, request, currentLanguage],
    queryFn: ({ signal }) =>
      (call as (e: unknown, r: unknown) => Promise<ResultOf<E>>)(endpoint, { ...request, signal }),
    ...(keepPrevious ? { placeholderData: (previous: ResultOf<E> | undefined) => previous as never } : {}),
  });
}

/**
 * Returns a function that invalidates all data of the given nouns (`tickets`, `knowledge`, …). Visible data are
 * fetched again.
 */
export function useRefresh(): (...nouns: string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (...nouns) =>
      client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => nouns.includes(String(name).split(".")[0] ?? ""),
      }),
    [client],
  );
}
