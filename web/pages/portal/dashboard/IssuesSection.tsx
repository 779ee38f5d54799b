import { useTranslation } from "react-i18next";
import { TopicRow } from "#web/components/dashboard/TopicRow.tsx";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { DashboardData } from "./data.ts";

export function IssuesSection({
  issues,
  fromDay,
}: {
  issues: DashboardData["common_issues"];
  /** The first day of the period. */
  fromDay: string;
}) {
  const { t } = useTranslation("dashboard");
  return (
    <Section title={t("issues.title")} note={t("issues.note")}>
      {issues.length === 0 ? (
        <p className="soft">{t("issues.none")}</p>
      ) : (
        <Rows>
          {issues.map((issue) => (
            <TopicRow
              key={issue.title}
              count={issue.count}
              title={issue.title}
              to={paths.tickets({ topic: issue.id, asked: fromDay, sort: "newest" })}
              example={issue.example}
              answered={issue.answered / issue.count}
              help={<TextLink to={paths.knowledge()}>{t("issues.help")}</TextLink>}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}
