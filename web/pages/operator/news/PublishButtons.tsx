import { useState } from "react";
import { useTranslation } from "react-i18next";
import { publishArticle, unpublishArticle } from "#shared/contract/operator-articles.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import css from "./ArticleEditor.module.css";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import type { useArticleCopy } from "./use-article-copy.ts";

/** Publishes, schedules and takes off the site. What was typed last is saved first. */
export function PublishButtons({
  copy,
  onProblems,
}: {
  copy: ReturnType<typeof useArticleCopy>;
  /** What is missing before it can be published, by the field's name. */
  onProblems: (problems: Readonly<Record<string, string>>) => void;
}) {
  const { t } = useTranslation("articles");
  const refresh = useRefresh();
  const [asking, setAsking] = useState<"schedule" | "unpublish">();
  const [acting, setActing] = useState<"publish" | "schedule" | "unpublish">();
  const { article } = copy;
  const { state } = article;

  const act = async (of: "publish" | "schedule" | "unpublish", at?: string) => {
    setActing(of);
    setAsking(undefined);
    onProblems({});
    try {
      if (!(await copy.flush())) return;
      const request = { params: { id: String(article.id) } };
      // The flush may have saved, and each save is a revision of its own.
      const revision = copy.revisionNow();
      const { data } =
        of === "unpublish"
          ? await call(unpublishArticle, { ...request, body: { revision } })
          : await call(publishArticle, { ...request, body: { revision, ...(at && { at }) } });
      copy.take(data);
      toast.success(t(`done.${of}`));
      await refresh("editedArticles");
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) onProblems(error.fields);
      else toast.failure(error);
    } finally {
      setActing(undefined);
    }
  };

  return (
    <div className={css.buttons}>
      {state !== "scheduled" && (state === "draft" || article.has_changes) && (
        <Button look="main" isPending={acting === "publish"} onClick={() => void act("publish")}>
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
          onClick={() => (state === "published" ? setAsking("unpublish") : void act("unpublish"))}
        >
          {t(state === "published" ? "unpublish" : "cancelSchedule")}
        </Button>
      )}
      {asking === "schedule" && (
        <ScheduleDialog
          from={article.published_at}
          onClose={() => setAsking(undefined)}
          onSet={(at) => void act("schedule", at)}
        />
      )}
      <ConfirmDialog
        isOpen={asking === "unpublish"}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void act("unpublish")}
        title={t("unpublishDialog.title")}
        confirm={t("unpublish")}
        cancel={t("unpublishDialog.keep")}
      >
        <p>{t("unpublishDialog.text")}</p>
      </ConfirmDialog>
    </div>
  );
}
