import { useTranslation } from "react-i18next";
import type { OrganizationSummary } from "#shared/contract/operator-organizations.ts";
import type { OperatorSubscription } from "#shared/contract/subscriptions.ts";
import rows from "#web/components/list/rows.module.css";
import { SubscriptionStatusMark } from "#web/components/subscription/SubscriptionStatusMark.tsx";
import { UsageBar } from "#web/components/subscription/UsageBar.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { classes } from "#web/ui/classes.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Link } from "#web/ui/Link.tsx";
import { AgentState } from "./AgentState.tsx";
import css from "./OrganizationTable.module.css";

export interface OrganizationTableProps {
  organizations: readonly OrganizationSummary[];
  /** The subscriptions by organisation. Missing ones leave their cell empty. */
  subscriptions: ReadonlyMap<string, OperatorSubscription>;
  /** Returns the name of an industry in the page's language. */
  industryName: (industry: string) => string;
}

/** The organisations with their usage and the state of their agents. The whole row is one link. */
export function OrganizationTable({ organizations, subscriptions, industryName }: OrganizationTableProps) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const columns = [
    "name",
    "agent",
    "subscription",
    "conversations",
    "replies",
    "members",
    "active",
    "since",
  ] as const;
  return (
    <table className={classes(rows.table, css.table)} aria-label={t("organizations.title")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`organizations.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {organizations.map((organization) => (
          <tr key={organization.id} className={classes(rows.row, css.row)}>
            <td className={classes(rows.lead, css.name)}>
              <Link to={operatorPaths.organization(organization.id)}>
                <TruncatedText>{organization.name}</TruncatedText>
              </Link>
              <small>{industryName(organization.industry)}</small>
            </td>
            <td className={css.agent}>
              <AgentState version={organization.published_version} />
              <Problems problems={organization.problems} />
            </td>
            <td className={css.subscription}>
              <SubscriptionCell subscription={subscriptions.get(organization.id)} />
            </td>
            <td data-label={t("organizations.columns.conversations")}>
              {format.number(organization.conversations_month)}
            </td>
            <td className={css.replies} data-label={t("organizations.columns.replies")}>
              <Replies
                count={organization.replies_month}
                usage={subscriptions.get(organization.id)?.usage ?? null}
              />
            </td>
            <td data-label={t("organizations.columns.members")}>{format.number(organization.members)}</td>
            <td data-label={t("organizations.columns.active")}>
              {organization.last_active_at ? (
                <time dateTime={organization.last_active_at}>{format.when(organization.last_active_at)}</time>
              ) : (
                t("organizations.never")
              )}
            </td>
            <td data-label={t("organizations.columns.since")}>
              <time dateTime={organization.created_at}>{format.date(organization.created_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The problems about which the company should contact the business. A missing training is shown by the agent's state
 * instead.
 */
function Problems({ problems }: { problems: OrganizationSummary["problems"] }) {
  const { t } = useTranslation("operator");
  return problems
    .filter((problem) => problem !== "untrained")
    .map((problem) => (
      <small key={problem} className={css.problem}>
        {t(`organizations.problem.${problem}`)}
      </small>
    ));
}

/** The replies of the month, with the plan's limit if there is one. */
function Replies({ count, usage }: { count: number; usage: OperatorSubscription["usage"] }) {
  const format = useFormat();
  if (!usage || usage.limit === null || usage.share === null) return format.number(count);
  return (
    <>
      <span dir="ltr">
        {format.number(usage.used)} / {format.number(usage.limit)}
      </span>
      <span className={css.bar}>
        <UsageBar share={usage.share} notice={usage.notice} size="small" />
      </span>
    </>
  );
}

function SubscriptionCell({ subscription }: { subscription: OperatorSubscription | undefined }) {
  const { t } = useTranslation("pricing");
  if (!subscription) return null;
  return (
    <>
      <SubscriptionStatusMark status={subscription.subscription_status} />
      {subscription.plan && <small>{t(`${subscription.plan}.name`)}</small>}
    </>
  );
}
