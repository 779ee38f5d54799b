import { useEffect, useState } from "react";
import type { OperatorArticle } from "#shared/contract/operator-articles.ts";
import { getOperatorArticle } from "#web/api/endpoints/operator-articles.ts";
import { call } from "#web/api/call.ts";

interface Found {
  id: string;
  article?: OperatorArticle;
  error?: unknown;
}

async function readArticle(id: string, signal?: AbortSignal): Promise<Found> {
  try {
    const { data } = await call(getOperatorArticle, { params: { id }, ...(signal && { signal }) });
    return { id, article: data };
  } catch (error) {
    return { id, error };
  }
}

/**
 * Reads an article without the query cache. A cached article can have an older revision, and saving it would cause a
 * conflict with the operator's own changes.
 */
export function useFreshArticle(id: string): {
  article: OperatorArticle | undefined;
  error: unknown;
  retry: () => Promise<void>;
} {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      const next = await readArticle(id, left.signal);
      if (!left.signal.aborted) setFound(next);
    };
    void read();
    return () => left.abort();
  }, [id]);
  const current = found?.id === id ? found : undefined;
  return {
    article: current?.article,
    error: current?.error,
    retry: async () => {
      setFound(undefined);
      setFound(await readArticle(id));
    },
  };
}
