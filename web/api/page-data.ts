import { createContext, useContext, useEffect, useState } from "react";
import type { Endpoint, ResultOf } from "#shared/contract/endpoint.ts";
import { pageDataKey } from "#shared/rules/page-data.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { ApiError } from "./api-error.ts";
import { call, type Request } from "./call.ts";
import type { ClientEndpoint } from "./endpoint.ts";

/**
 * Results keyed by `pageDataKey`. On the server they are the data read for this page, in the browser the data that
 * came with it.
 */
export type PageData = ReadonlyMap<string, unknown>;

export const PageDataContext = createContext<PageData>(new Map());

/** Returns the data that the server read for this page. */
export function readPageData(): PageData {
  const block = document.getElementById("page-data");
  return new Map(block ? (JSON.parse(block.textContent) as [string, unknown][]) : []);
}

/** The results read since the first page. A page that is visited again in this session shows at once. */
const cachedResults = new Map<string, unknown>();

const retryAfterMs = 1000;

type State<Result> = { data: Result; error?: never } | { data?: never; error?: unknown };

/**
 * Reads an endpoint for a public page. It does not use the portal's query cache, which would cost every visitor 10
 * kB. A failed call is repeated once (D08). `retry` starts another attempt.
 */
export function usePageData<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  request: Omit<Request<E>, "signal" | "form">,
  options: { enabled?: boolean } = {},
): State<ResultOf<E>> & { retry: () => void } {
  const { currentLanguage } = useLanguage();
  const arrived = useContext(PageDataContext);
  const key = pageDataKey(endpoint.name, request, currentLanguage);
  const known = (cachedResults.get(key) ?? arrived.get(key)) as ResultOf<E> | undefined;
  const [found, setFound] = useState<{ key: string; attempt: number; state: State<ResultOf<E>> }>();
  const [attempt, setAttempt] = useState(0);
  const enabled = options.enabled ?? true;
  useEffect(() => {
    if (known !== undefined || !enabled) return;
    const left = new AbortController();
    const read = async (isRepeated: boolean): Promise<void> => {
      try {
        const data = await (call as (e: unknown, r: unknown) => Promise<ResultOf<E>>)(endpoint, {
          ...request,
          signal: left.signal,
        });
        cachedResults.set(key, data);
        setFound({ key, attempt, state: { data } });
      } catch (error) {
        if (left.signal.aborted) return;
        if (isRepeated && !(error instanceof ApiError && error.final)) {
          await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
          return left.signal.aborted ? undefined : read(false);
        }
        setFound({ key, attempt, state: { error } });
      }
    };
    void read(true);
    return () => left.abort();
    // The key stands for endpoint, request and language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, known !== undefined, enabled, attempt]);
  const state: State<ResultOf<E>> =
    known !== undefined
      ? { data: known }
      : found?.key === key && found.attempt === attempt
        ? found.state
        : {};
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
