import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { getOrganization } from "#web/api/endpoints/operator-organizations.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { TriangleGlyph } from "#web/components/signs/glyphs.tsx";
import { AgentState } from "#web/components/operator/AgentState.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./OrganizationPage.module.css";
import { OrganizationSubscription } from "./OrganizationSubscription.tsx";
import { PortalAccess } from "./PortalAccess.tsx";
import { Channels, People } from "./organization-parts.tsx";
import { useIndustryName } from "./use-industry-name.ts";

/** An organisation as operators see it: figures, people and channels, without customers' messages. */
export function OrganizationPage() {
  const { t } = useTranslation("operator");
  const { organizationId = "" } = useParams();
  const read = useRead(getOrganization, { params: { id: organizationId } });
  const organization = read.data?.data;
  useDocumentTitle(organization?.name);
  const back = (
    <LinkButton to={operatorPaths.organizations()} size="small">
      <BackIcon size="small" />
      {t("back")}
    </LinkButton>
  );
  if (organization)
    return (
      <Page>
        <PageHead
          title={<bdi>{organization.name}</bdi>}
          end={
            <>
              <LinkButton to={operatorPaths.activity({ organization: organization.id })} size="small">
                {t("titles.operatorActivity")}
              </LinkButton>
              {back}
            </>
          }
        />
        <Facts organization={organization} />
        {organization.problems.length > 0 && (
          <ul className={css.problems} aria-label={t("organizations.problems")}>
            {organization.problems.map((problem) => (
              <li key={problem} className={css.broken}>
                <TriangleGlyph />
                {t(`organizations.problem.${problem}`)}
              </li>
            ))}
          </ul>
        )}
        <OrganizationSubscription id={organization.id} />
        <PortalAccess id={organization.id} until={organization.support_access_until} />
        <People people={organization.people} />
        <Channels channels={organization.channels} />
      </Page>
    );
  if (read.error instanceof ApiError && read.error.final)
    return (
      <Page>
        <PageHead title={t("titles.operatorOrganization")} />
        <EmptyState title={t("organizations.unknown.title")} action={back}>
          {t("organizations.unknown.text")}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <h1 className="vh">{t("titles.operatorOrganization")}</h1>
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={6} height="3.5rem" />
      )}
    </Page>
  );
}

function Facts({ organization }: { organization: ResultOf<EndpointOf<typeof getOrganization>>["data"] }) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const industryName = useIndustryName();
  const { last_active_at } = organization;
  return (
    <>
      <p className={css.head}>
        <span>{industryName(organization.industry)}</span>
        <Ltr>{formatPhone(organization.phone)}</Ltr>
        <span>{t("organizations.since", { date: format.date(organization.created_at) })}</span>
        <AgentState version={organization.published_version} />
      </p>
      <dl className={css.facts} aria-label={t("organizations.facts")}>
        <div>
          <dt>{t("organizations.conversations")}</dt>
          <dd>{format.number(organization.conversations_month)}</dd>
        </div>
        <div>
          <dt>{t("organizations.replies")}</dt>
          <dd>{format.number(organization.replies_month)}</dd>
        </div>
        <div>
          <dt>{t("organizations.tickets")}</dt>
          <dd>{format.number(organization.tickets)}</dd>
        </div>
        <div>
          <dt>{t("organizations.active")}</dt>
          <dd>{last_active_at ? format.when(last_active_at) : t("organizations.never")}</dd>
        </div>
      </dl>
    </>
  );
}
