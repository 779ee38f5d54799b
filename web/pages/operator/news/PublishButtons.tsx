import { useState } from "react";
import { useTranslation } from "react-i18next";
import { publishArticle, unpublishArticle } from "#web/api/endpoints/operator-articles.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import css from "./ArticleEditor.module.css";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import type { useArticleCopy } from "./use-article-copy.ts";

/** Publishes, schedules and unpublishes an article. Unsaved text is saved first. */
export function PublishButtons({
  copy,
  onProblems,
}: {
  copy: ReturnType<typeof useArticleCopy>;
  /** Called with the problems that prevent publishing, by the field's name. */
  onProblems: (problems: Readonly<Record<string, string>>) => void;
}) {
  const { t } = useTranslation("articles");
  const [asking, setAsking] = useState<"schedule" | "unpublish">();
  const { article } = copy;
  const { state } = article;

  const change = useAction(
    async (action: "publish" | "schedule" | "unpublish", at?: string) => {
      if (!(await copy.flush())) return undefined;
      const request = { params: { id: String(article.id) } };
      // The flush may have saved, and each save creates a new revision.
      const revision = copy.revisionNow();
      return action === "unpublish"
        ? call(unpublishArticle, { ...request, body: { revision } })
        : call(publishArticle, { ...request, body: { revision, ...(at && { at }) } });
    },
    {
      refreshes: ["editedArticles"],
      done: (saved, action) => saved && t(`done.${action}`),
      failed: null,
      onDone: (saved) => saved && copy.take(saved.data),
      onFailed: (error) => {
        if (error instanceof ApiError && Object.keys(error.fields).length > 0) onProblems(error.fields);
        else toast.failure(error);
      },
    },
  );
  const acting = change.pending?.[0];
  const runAction = (action: "publish" | "schedule" | "unpublish", at?: string) => {
    setAsking(undefined);
    onProblems({});
    void change.run(action, at);
  };

  return (
    <div className={css.buttons}>
      {state !== "scheduled" && (state === "draft" || article.has_changes) && (
        <Button look="main" isPending={acting === "publish"} onClick={() => runAction("publish")}>
          {t(state === "published" ? "publishChanges" : "publish")}
        </Button>
      )}
      {state !== "published" && (
        <Button
          look={state === "scheduled" ? "main" : "line"}
          isPending={acting === "schedule"}
          onClick={() => setAsking("schedule")}
        >
          {t(state === "scheduled" ? "reschedule" : "schedule")}
        </Button>
      )}
      {state === "published" && (
        <LinkButton to={paths.article(String(article.id))} external>
          {t("view")}
        </LinkButton>
      )}
      {state !== "draft" && (
        <Button
          look="quiet"
          isPending={acting === "unpublish"}
          onClick={() => (state === "published" ? setAsking("unpublish") : runAction("unpublish"))}
        >
          {t(state === "published" ? "unpublish" : "cancelSchedule")}
        </Button>
      )}
      {asking === "schedule" && (
        <ScheduleDialog
          from={article.published_at}
          onClose={() => setAsking(undefined)}
          onSet={(at) => runAction("schedule", at)}
        />
      )}
      <ConfirmDialog
        isOpen={asking === "unpublish"}
        onClose={() => setAsking(undefined)}
        onConfirm={() => runAction("unpublish")}
        title={t("unpublishDialog.title")}
        confirm={t("unpublish")}
        cancel={t("unpublishDialog.keep")}
      >
        <p>{t("unpublishDialog.text")}</p>
      </ConfirmDialog>
    </div>
  );
}
