import { useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { DashboardData } from "./data.ts";
import { FindingList } from "./FindingList.tsx";

/** The topics that customers asked about before they ordered, with their tickets (C202). */
export function BeforeOrdersSection({ data }: { data: DashboardData }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { orders, topics } = data.before_orders;
  const ordered = { request: "order", requested: data.from_day, sort: "newest" };
  if (topics.length === 0) return null;
  return (
    <Section
      title={t("beforeOrders.title")}
      note={
        <TextLink to={paths.tickets(ordered)}>
          {t("beforeOrders.note", { count: orders, number: format.number(orders) })}
        </TextLink>
      }
    >
      <FindingList
        items={topics.map(({ id, title, count }) => ({
          key: id,
          text: (
            <TextLink to={paths.tickets({ ...ordered, topic: id, asked: data.from_day })}>
              <bdi>{title}</bdi>
            </TextLink>
          ),
          note: t("beforeOrders.asked", { count, number: format.number(count) }),
        }))}
      />
    </Section>
  );
}
