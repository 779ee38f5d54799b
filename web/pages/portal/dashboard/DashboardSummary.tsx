import { Trans, useTranslation } from "react-i18next";
import { Lede, NextStep } from "#web/components/portal/Page.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { type MessageFields, portalPaths } from "#web/portal-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { Link } from "#web/ui/Link.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import css from "./DashboardLede.module.css";
import type { DashboardData } from "./data.ts";

/** The summary in one sentence of up to three parts. Zero has its own text. */
export function DashboardSummary({ data }: { data: DashboardData }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const part = (key: "answered" | "late" | "handed", count: number, rows: MessageFields) => (
    <Trans
      t={t}
      i18nKey={`lede.${key}`}
      count={count}
      values={{ number: format.number(count), when: t(`lede.${data.period}`) }}
      components={{
        b: (
          <FigureLink
            to={portalPaths.messages({ ...rows, from: data.from_day })}
            name={t(`lede.rows.${key}`)}
          />
        ),
        lit: <span className={css.lit} />,
      }}
    />
  );
  return (
    <Lede end={<NextAction data={data} />}>
      {data.answered === 0
        ? t("lede.none", { when: t(`lede.${data.period}`) })
        : part("answered", data.answered, { kind: "answered" })}
      {data.answered_after_hours > 0 &&
        part("late", data.answered_after_hours, { kind: "answered", hours: "after" })}
      {data.handed_over === 0
        ? t("lede.handedNone")
        : part("handed", data.handed_over, { kind: "handed_over" })}
    </Lede>
  );
}

/** A figure of the sentence with a link to its rows. The number alone would be a link without a name. */
function FigureLink({ to, name, children }: { to: string; name: string; children?: string | string[] }) {
  return (
    <Link to={to} aria-label={`${[children].flat().join("")}: ${name}`} className={css.figure}>
      <b>{children}</b>
    </Link>
  );
}

/** The recommended action. Waiting tickets come first, then an agent that cannot answer. */
function NextAction({ data }: { data: DashboardData }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const nameOf = useCustomerName();
  const { count, oldest } = data.waiting;
  if (oldest) {
    const ago = format.relative(oldest.deferred_at ?? oldest.updated_at);
    return (
      <NextStep
        title={t("next.waiting", { count })}
        note={t("next.oldest", { name: nameOf(oldest.customer), ago })}
      >
        <LinkButton to={paths.ticket(oldest.id, { status: "deferred" })} look="main">
          {t("next.start")}
          <ForwardIcon size="small" />
        </LinkButton>
      </NextStep>
    );
  }
  if (!data.agent_live) {
    return (
      <NextStep title={t("next.train")} note={t("next.trainNote")}>
        <LinkButton to={paths.knowledge()} look="main">
          {t("next.trainGo")}
        </LinkButton>
      </NextStep>
    );
  }
  return (
    <NextStep title={t("next.none")} note={t("next.noneNote")}>
      <LinkButton to={paths.tickets()}>{t("next.all")}</LinkButton>
    </NextStep>
  );
}
