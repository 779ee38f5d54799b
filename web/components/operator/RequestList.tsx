import type { UseQueryResult } from "@tanstack/react-query";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter, type ListFooterProps } from "#web/components/list/ListFooter.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { useNow } from "./use-now.ts";

/** The interval at which new requests are fetched. */
export const requestPollMs = 60_000;

/** The requests of one state, in pages. */
export function RequestList<Row>({
  read,
  label,
  none,
  range,
  onPage,
  children,
}: {
  read: UseQueryResult<{ data: readonly Row[]; meta: ListFooterProps["meta"] }>;
  label: string;
  /** The text that is shown when there is no request of this state. */
  none: { title: string; text: string };
  range: ListFooterProps["range"];
  onPage: (page: number) => void;
  /** Renders one request. `now` is the common time of all clocks. */
  children: (request: Row, now: number) => React.ReactNode;
}) {
  const now = useNow();
  const list = read.data;
  return (
    <>
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={4} height="7rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => onPage(1)} />}
      {list?.meta.total === 0 && <EmptyState title={none.title}>{none.text}</EmptyState>}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <Rows label={label}>{list.data.map((request) => children(request, now))}</Rows>
          {list.meta.total > list.meta.page_size && (
            <ListFooter meta={list.meta} range={range} onPage={onPage} />
          )}
        </div>
      )}
    </>
  );
}
