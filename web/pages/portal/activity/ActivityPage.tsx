import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { AuditArea } from "#shared/contract/audit.ts";
import { auditAreas } from "#shared/values/audit.ts";
import { checkAuditChain, listAuditEntries } from "#web/api/endpoints/audit.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "#web/api/use-read.ts";
import { ActivityList } from "#web/components/activity/ActivityList.tsx";
import { ActivityPages } from "#web/components/activity/ActivityPages.tsx";
import { CheckButton } from "#web/components/activity/CheckButton.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { type ActivityFields, portalPaths } from "#web/portal-paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { ActivityFilters } from "./ActivityFilters.tsx";
import { ExportActivityButton } from "./ExportActivityButton.tsx";

const day = /^\d{4}-\d\d-\d\d$/;
const uuid = /^[0-9a-f-]{36}$/;

/** Returns the filters of the address. Unknown values are ignored. */
function readFields(search: URLSearchParams): ActivityFields {
  const matching = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? "";
    return pattern.test(value) ? value : undefined;
  };
  return {
    author: matching("author", uuid),
    area: auditAreas.find((area) => area === search.get("area")),
    from: matching("from", day),
    to: matching("to", day),
  };
}

/** The activity log of the business. The address contains the filters and the position. */
export function ActivityPage() {
  const { t } = useTranslation("activity");
  const [search, setSearch] = useSearchParams();
  const fields = readFields(search);
  const before = /^[1-9]\d{0,14}$/.test(search.get("before") ?? "")
    ? Number(search.get("before"))
    : undefined;
  const query = { ...fields, area: fields.area as AuditArea | undefined };
  const read = useRead(listAuditEntries, { query: { ...query, before } }, { keepPrevious: true });
  const isFiltered = Object.values(fields).some((value) => value !== undefined);
  const change = (next: ActivityFields) => {
    const address = portalPaths.activity({ ...fields, ...next });
    setSearch(new URL(address, "https://here.invalid").searchParams);
  };
  const list = read.data;
  if (read.error instanceof ApiError && read.error.code === "forbidden")
    return (
      <Page>
        <PageHead title={t("title")} />
        <EmptyState
          title={t("ownersOnly.title")}
          action={<LinkButton to={paths.settings()}>{t("ownersOnly.back")}</LinkButton>}
        >
          {t("ownersOnly.text")}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <PageHead
        title={t("title")}
        note={t("text")}
        end={
          <>
            <CheckButton check={() => call(checkAuditChain)} />
            <ExportActivityButton query={query} />
          </>
        }
      />
      <ActivityFilters fields={fields} people={list?.meta.people ?? []} onChange={change} />
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={8} />}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <ActivityList entries={list.data} />
        </div>
      )}
      {list && list.data.length === 0 && (
        <EmptyState
          picture={<EmptyPicture kind="log" />}
          title={t(isFiltered ? "noMatch.title" : "empty.title")}
          action={
            isFiltered && (
              <Button onClick={() => setSearch(new URLSearchParams())}>{t("filters.clear")}</Button>
            )
          }
        >
          {t(isFiltered ? "noMatch.text" : "empty.text")}
        </EmptyState>
      )}
      {list && (
        <ActivityPages
          newest={before === undefined ? undefined : portalPaths.activity(fields)}
          older={
            list.meta.next === null ? undefined : portalPaths.activity({ ...fields, before: list.meta.next })
          }
        />
      )}
    </Page>
  );
}
