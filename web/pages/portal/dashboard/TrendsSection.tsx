import { useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { DashboardData } from "./data.ts";
import { FindingList } from "./FindingList.tsx";

/** The topics that are asked about more and less than in the previous period (C202). */
export function TrendsSection({ data }: { data: DashboardData }) {
  const { t } = useTranslation("dashboard");
  const isNone = data.trends.length + data.falling.length === 0;
  return (
    <>
      {(isNone || data.trends.length > 0) && (
        <Section title={t("trends.title")} note={isNone ? undefined : t("trends.note")}>
          {isNone ? <p className="soft">{t("trends.none")}</p> : <Trends topics={data.trends} data={data} />}
        </Section>
      )}
      {data.falling.length > 0 && (
        <Section title={t("trends.fallingTitle")} note={t("trends.note")}>
          <Trends topics={data.falling} data={data} />
        </Section>
      )}
    </>
  );
}

function Trends({ topics, data }: { topics: DashboardData["trends"]; data: DashboardData }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <FindingList
      items={topics.map(({ id, title, now, before }) => ({
        key: id,
        text: (
          // A topic without questions in this period links to those of the previous period.
          <TextLink
            to={paths.tickets({
              topic: id,
              asked: now > 0 ? data.from_day : data.previous_from_day,
              sort: "newest",
            })}
          >
            <bdi>{title}</bdi>
          </TextLink>
        ),
        note: t("trends.grew", { count: now, number: format.number(now), before: format.number(before) }),
      }))}
    />
  );
}
