import { useCallback, useEffect, useRef, useState } from "react";
import type { ArticleFields, OperatorArticle } from "#shared/contract/operator-articles.ts";
import { getOperatorArticle, saveArticle } from "#web/api/endpoints/operator-articles.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { unsavedCopies } from "./unsaved-copy.ts";

/** The pause in typing after which the text is saved, and the delay before a failed save is repeated. */
const pauseMs = 800;
const retryMs = 5000;

const fieldsOf = (article: OperatorArticle): ArticleFields => ({
  cover_photo: article.cover_photo,
  title: article.title,
  title_arabic: article.title_arabic,
  description: article.description,
  description_arabic: article.description_arabic,
  content: article.content,
  content_arabic: article.content_arabic,
});

/**
 * Manages the working copy of an article. Each change is stored in the browser at once and on the server after a
 * pause in typing. Saves run one at a time, because each needs the revision of the previous one.
 */
export function useArticleCopy(first: OperatorArticle) {
  const { id } = first;
  const [restored] = useState(() => unsavedCopies.read(id));
  const [fields, setFields] = useState<ArticleFields>(() => restored?.fields ?? fieldsOf(first));
  const [article, setArticle] = useState(first);
  const [keeping, setKeeping] = useState<"saved" | "saving" | "waiting">("saved");
  const [hasConflict, setConflict] = useState(false);
  const latest = useRef(fields);
  const revision = useRef(restored?.revision ?? first.revision);
  const isDirty = useRef(restored !== null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  /** True while the user decides between their own text and a colleague's. Nothing is saved meanwhile. */
  const isUndecided = useRef(false);

  const take = useCallback((next: OperatorArticle) => {
    revision.current = next.revision;
    setArticle(next);
  }, []);

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    isDirty.current = false;
    setKeeping("saving");
    try {
      const { data } = await call(saveArticle, {
        params: { id: String(id) },
        body: { revision: revision.current, ...sent },
      });
      take(data);
      if (isDirty.current) unsavedCopies.keep(id, { fields: latest.current, revision: revision.current });
      else {
        unsavedCopies.forget(id);
        setKeeping("saved");
      }
      return true;
    } catch (error) {
      isDirty.current = true;
      setKeeping("waiting");
      if (error instanceof ApiError && error.status === 409) {
        isUndecided.current = true;
        setConflict(true);
      }
      return false;
    }
  }, [id, take]);

  /** Saves until nothing is unsaved. False when saving fails. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    while (isDirty.current) {
      if (isUndecided.current) return false;
      running.current = saveOnce();
      const isSaved = await running.current;
      running.current = undefined;
      if (!isSaved) return false;
    }
    return true;
  }, [saveOnce]);

  /** Saves after a pause, and repeats when the server cannot be reached. */
  const flushLater = useCallback(
    (ms: number) => {
      const attempt = async (): Promise<void> => {
        const isSaved = await flush();
        if (isSaved || isUndecided.current) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void attempt(), retryMs);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void attempt(), ms);
    },
    [flush],
  );

  const set = useCallback(
    (change: Partial<ArticleFields>) => {
      latest.current = { ...latest.current, ...change };
      setFields(latest.current);
      isDirty.current = true;
      unsavedCopies.keep(id, { fields: latest.current, revision: revision.current });
      setKeeping("saving");
      flushLater(pauseMs);
    },
    [id, flushLater],
  );

  useEffect(() => {
    if (isDirty.current) flushLater(0);
    return () => {
      clearTimeout(timer.current);
      if (isDirty.current) void flush();
    };
  }, [flush, flushLater]);

  const settle = async (whose: "mine" | "theirs"): Promise<ArticleFields> => {
    const { data } = await call(getOperatorArticle, { params: { id: String(id) } });
    take(data);
    isUndecided.current = false;
    setConflict(false);
    if (whose === "mine") await flush();
    else {
      isDirty.current = false;
      unsavedCopies.forget(id);
      latest.current = fieldsOf(data);
      setFields(latest.current);
      setKeeping("saved");
    }
    return latest.current;
  };

  return {
    fields,
    article,
    keeping,
    hasConflict,
    isRestored: restored !== null,
    set,
    flush,
    take,
    settle,
    revisionNow: () => revision.current,
  };
}
