import { useTranslation } from "react-i18next";
import type { JobQueue } from "#shared/contract/operator-jobs.ts";
import rows from "#web/components/list/rows.module.css";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./QueueTable.module.css";
import { useJobKind } from "./use-job-kind.ts";

const columns = ["kind", "waiting", "running", "failed", "oldest"] as const;

/** The load of each kind of job. Kinds without any job are listed in one line. */
export function QueueTable({ queues }: { queues: readonly JobQueue[] }) {
  const { t } = useTranslation("operatorJobs");
  const kindOf = useJobKind();
  const busy = queues.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  const idle = queues.filter((queue) => !busy.includes(queue)).map(({ name }) => kindOf(name));
  return (
    <Section title={t("queues.title")}>
      {busy.length > 0 && (
        <table className={classes(rows.table, css.table)} aria-label={t("queues.title")}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`queues.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busy.map((queue) => (
              <QueueRow key={queue.name} queue={queue} kind={kindOf(queue.name)} />
            ))}
          </tbody>
        </table>
      )}
      <p className={css.idle}>
        {busy.length === 0
          ? t("queues.allIdle")
          : idle.length > 0 && t("queues.idle", { names: idle.join(t("queues.separator")) })}
      </p>
    </Section>
  );
}

function QueueRow({ queue, kind }: { queue: JobQueue; kind: string }) {
  const { t } = useTranslation("operatorJobs");
  const format = useFormat();
  const { oldest_due_at } = queue;
  return (
    <tr className={classes(rows.row, css.row)}>
      <th scope="row">{kind}</th>
      {(["waiting", "running", "failed"] as const).map((state) => (
        <td
          key={state}
          data-label={t(`queues.${state}`)}
          className={classes(queue[state] === 0 && css.zero, state === "failed" && css.failed)}
        >
          {format.number(queue[state])}
        </td>
      ))}
      <td data-label={t("queues.oldest")} className={classes(oldest_due_at === null && css.zero)}>
        {oldest_due_at ? (
          <time dateTime={oldest_due_at}>
            {t("queues.oldestFor", { since: format.since(oldest_due_at) })}
          </time>
        ) : (
          t("queues.notLate")
        )}
      </td>
    </tr>
  );
}
