import { useTranslation } from "react-i18next";
import { ApiError } from "#web/api/api-error.ts";
import { listPrivacyRequests } from "#web/api/endpoints/privacy-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { Page, PageHead, Rows, Section } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { useSearchParams } from "#web/use-search-params.ts";
import { AccountAccess } from "./AccountAccess.tsx";
import { BusinessCopies } from "./BusinessCopies.tsx";
import { BusinessDeletion } from "./BusinessDeletion.tsx";
import { RequestRow } from "./RequestRow.tsx";
import { RetentionSetting } from "./RetentionSetting.tsx";

const pageSize = 25;

/** The copies and the deletion of the business's data, and the requests about customers' data. */
export function PersonalDataPage() {
  const { t } = useTranslation(["personalData", "common"]);
  const [search, setSearch] = useSearchParams();
  const page = /^[1-9]\d{0,5}$/.test(search.get("page") ?? "") ? Number(search.get("page")) : 1;
  const read = useRead(listPrivacyRequests, { query: { page, page_size: pageSize } }, { keepPrevious: true });
  const list = read.data;
  if (read.error instanceof ApiError && read.error.code === "forbidden")
    return (
      <Page>
        <PageHead title={t("common:titles.personalData")} />
        <EmptyState
          title={t("requests.ownersOnly")}
          action={<LinkButton to={paths.settings()}>{t("requests.back")}</LinkButton>}
        >
          {t("requests.ownersOnlyText")}
        </EmptyState>
      </Page>
    );
  const showPage = (to: number) =>
    setSearch(new URL(portalPaths.personalData({ page: to }), "https://here.invalid").searchParams);
  return (
    <Page>
      <PageHead title={t("common:titles.personalData")} />
      <BusinessCopies />
      <Section title={t("requests.title")} note={t("requests.text")}>
        {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <Skeleton rows={4} />}
        {list && list.data.length > 0 && (
          <Rows label={t("requests.list")}>
            {list.data.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </Rows>
        )}
        {list && list.data.length === 0 && (
          <EmptyState
            title={t("requests.empty")}
            action={<LinkButton to={paths.customers()}>{t("requests.goCustomers")}</LinkButton>}
          >
            {t("requests.emptyText")}
          </EmptyState>
        )}
        {list && <Pagination page={page} last={Math.ceil(list.meta.total / pageSize)} onChange={showPage} />}
      </Section>
      <AccountAccess />
      <RetentionSetting />
      <BusinessDeletion />
    </Page>
  );
}
