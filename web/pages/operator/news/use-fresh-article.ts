import { useEffect, useState } from "react";
import { type EditedArticle, getEditedArticle } from "#shared/contract/operator-articles.ts";
import { call } from "#web/api/call.ts";

/**
 * Reads an article past the query cache: what was cached before the last save has an older revision, and writing on it
 * would look like a conflict with oneself.
 */
export function useFreshArticle(id: string): {
  article: EditedArticle | undefined;
  error: unknown;
  retry: () => void;
} {
  const [found, setFound] = useState<{ id: string; article?: EditedArticle; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    void call(getEditedArticle, { params: { id }, signal: left.signal }).then(
      ({ data }) => setFound({ id, article: data }),
      (error: unknown) => {
        if (!left.signal.aborted) setFound({ id, error });
      },
    );
    return () => left.abort();
  }, [id, attempt]);
  const current = found?.id === id ? found : undefined;
  return {
    article: current?.article,
    error: current?.error,
    retry: () => {
      setFound(undefined);
      setAttempt(attempt + 1);
    },
  };
}
