import { Trans, useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { listFailedJobs, listJobQueues } from "#web/api/endpoints/operator-jobs.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { Lede, Page, PageHead, Rows, Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { ShieldIcon } from "#web/ui/icons.tsx";
import { Select } from "#web/ui/Select.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { FailedJobRow } from "./FailedJobRow.tsx";
import css from "./JobsPage.module.css";
import { QueueTable } from "./QueueTable.tsx";
import { RetryAllButton } from "./RetryAllButton.tsx";
import { useJobKind } from "./use-job-kind.ts";

const pollMs = 10_000;

/** The failed background jobs and the load of each queue. The address contains the kind and the page. */
export function JobsPage() {
  const { t } = useTranslation(["operatorJobs", "operator"]);
  const format = useFormat();
  const queues = useRead(listJobQueues, {}, { refetchInterval: pollMs });
  const failed = (queues.data?.data ?? []).reduce((sum, queue) => sum + queue.failed, 0);
  return (
    <Page>
      <PageHead title={t("operator:titles.operatorJobs")} />
      {queues.data && (
        <Lede>
          {failed > 0 ? (
            <Trans
              t={t}
              i18nKey="lede"
              count={failed}
              values={{ number: format.number(failed) }}
              components={{ b: <b /> }}
            />
          ) : (
            t("ledeNone")
          )}
        </Lede>
      )}
      {queues.error && !queues.data && (
        <ErrorState error={queues.error} onRetry={() => void queues.refetch()} />
      )}
      {queues.isPending && <Skeleton rows={4} height="5rem" />}
      {queues.data && (
        <>
          <FailedJobs kinds={queues.data.data.filter((queue) => queue.failed > 0).map(({ name }) => name)} />
          <QueueTable queues={queues.data.data} />
        </>
      )}
    </Page>
  );
}

/** The failed jobs. `kinds` are the kinds with at least one. */
function FailedJobs({ kinds }: { kinds: string[] }) {
  const { t } = useTranslation("operatorJobs");
  const kindOf = useJobKind();
  const [search, setSearch] = useSearchParams();
  const name = search.get("name") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listFailedJobs,
    { query: { page, name: name || undefined } },
    { keepPrevious: true, refetchInterval: pollMs },
  );
  const list = read.data;
  const showList = (next: { name: string; page?: number }) => {
    const fields = new URLSearchParams(next.name ? { name: next.name } : {});
    if (next.page && next.page > 1) fields.set("page", String(next.page));
    setSearch(fields, { replace: next.page === undefined });
  };
  const shown = name && !kinds.includes(name) ? [name, ...kinds] : kinds;
  return (
    <Section title={t("failed.title")} note={t("failed.note")} className={css.failed ?? ""}>
      {(kinds.length > 0 || name) && (
        <div className={css.tools}>
          <Select
            label={t("failed.kind")}
            value={name}
            onChange={(chosen) => showList({ name: chosen })}
            options={[
              { value: "", label: t("failed.all") },
              ...shown.map((value) => ({ value, label: kindOf(value) })),
            ]}
          />
          {list && list.meta.total > 1 && <RetryAllButton name={name} total={list.meta.total} />}
        </div>
      )}
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={3} height="5rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => showList({ name, page: 1 })} />}
      {list?.meta.total === 0 && (
        <EmptyState title={t(name ? "failed.noneOfKind" : "failed.none")} level={3}>
          {t("failed.noneText")}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <Rows label={t("failed.title")}>
            {list.data.map((job) => (
              <FailedJobRow key={job.id} job={job} />
            ))}
          </Rows>
          <p className={css.privacy}>
            <ShieldIcon size="small" />
            {t("failed.privacy")}
          </p>
          {list.meta.total > list.meta.page_size && (
            <ListFooter
              meta={list.meta}
              range={(values) => t("failed.range", values)}
              onPage={(next) => showList({ name, page: next })}
            />
          )}
        </div>
      )}
    </Section>
  );
}
