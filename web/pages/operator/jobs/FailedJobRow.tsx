import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FailedJob } from "#shared/contract/operator-jobs.ts";
import { retryFailedJob } from "#web/api/endpoints/operator-jobs.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import css from "./FailedJobRow.module.css";
import { useJobKind } from "./use-job-kind.ts";

/** A failed job with its organisation, its error and its actions. It is a child of `Rows`. */
export function FailedJobRow({ job }: { job: FailedJob }) {
  const { t } = useTranslation("operatorJobs");
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const kindOf = useJobKind();
  const [isDiscarding, setDiscarding] = useState(false);
  const { organization, error, attempts, failed_at } = job;
  const retry = useAction(retryFailedJob, { refreshes: ["operatorJobs"], done: t("retried") });
  return (
    <li className={css.row} data-job={job.id}>
      <div className={css.what}>
        <h3>{kindOf(job.name)}</h3>
        <small>
          {organization ? (
            <TextLink to={operatorPaths.organization(organization.id)}>
              <bdi>{organization.name}</bdi>
            </TextLink>
          ) : (
            t("failed.ofTimetable")
          )}
        </small>
      </div>
      <p className={css.error} dir={error ? "ltr" : undefined}>
        {error ? <code>{error}</code> : t("failed.noError")}
      </p>
      <div className={css.when}>
        {failed_at && (
          <time dateTime={failed_at}>{t("failed.when", { when: whenInSentence(failed_at) })}</time>
        )}
        <small>
          {t("failed.attempts", { count: attempts, number: format.number(attempts) })} ·{" "}
          {t("failed.number", { number: job.id })}
        </small>
      </div>
      <div className={css.acts}>
        <Button
          size="small"
          isPending={retry.isPending}
          onClick={() => void retry.run({ params: { id: job.id } })}
        >
          {t("failed.retry")}
        </Button>
        <Button size="small" look="quiet" onClick={() => setDiscarding(true)}>
          {t("failed.discard")}
        </Button>
      </div>
      {isDiscarding && <DiscardDialog job={job} onClose={() => setDiscarding(false)} />}
    </li>
  );
}
