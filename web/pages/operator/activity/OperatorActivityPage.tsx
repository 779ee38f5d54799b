import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { checkOperatorAuditChain, listOperatorAuditEntries } from "#web/api/endpoints/audit.ts";
import { getOrganization } from "#web/api/endpoints/operator-organizations.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "#web/api/use-read.ts";
import { ActivityList } from "#web/components/activity/ActivityList.tsx";
import { ActivityPages } from "#web/components/activity/ActivityPages.tsx";
import { CheckButton } from "#web/components/activity/CheckButton.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { operatorPaths } from "#web/operator-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";

const uuid = /^[0-9a-f-]{36}$/;

/** The activity of operators. With an organisation in the address, the activity there, without the changed values. */
export function OperatorActivityPage() {
  const { t } = useTranslation(["activity", "operator"]);
  const [search] = useSearchParams();
  const organizationParam = search.get("organization") ?? "";
  const organization = uuid.test(organizationParam) ? organizationParam : undefined;
  const before = search.get("before") ?? undefined;
  const query = { organization_id: organization, before };
  const read = useRead(listOperatorAuditEntries, { query }, { keepPrevious: true });
  const found = useRead(
    getOrganization,
    { params: { id: organization ?? "" } },
    { enabled: organization !== undefined },
  ).data?.data;
  const list = read.data;
  return (
    <Page>
      <PageHead
        title={found ? t("operator.organization", { name: found.name }) : t("title")}
        note={t(organization ? "operator.organizationText" : "operator.text")}
        end={
          <>
            <CheckButton
              check={() => call(checkOperatorAuditChain, { query: { organization_id: organization } })}
            />
            <LinkButton
              to={organization ? operatorPaths.organization(organization) : operatorPaths.people()}
              size="small"
            >
              <BackIcon size="small" />
              {organization ? t("operator.back") : t("operator:titles.operatorPeople")}
            </LinkButton>
          </>
        }
      />
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={8} />}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <ActivityList
            entries={organization ? list.data.map((entry) => ({ ...entry, organization: null })) : list.data}
          />
        </div>
      )}
      {list && list.data.length === 0 && (
        <EmptyState title={t("empty.title")}>{t("operator.none")}</EmptyState>
      )}
      {list && (
        <ActivityPages
          newest={before === undefined ? undefined : operatorPaths.activity({ organization })}
          older={
            list.meta.next === null
              ? undefined
              : operatorPaths.activity({ organization, before: list.meta.next })
          }
        />
      )}
    </Page>
  );
}
