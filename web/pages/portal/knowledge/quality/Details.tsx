import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { Report } from "#shared/contract/quality.ts";
import { Tabs } from "#web/ui/Tabs.tsx";
import css from "./Details.module.css";
import { Failures } from "./Failures.tsx";
import { TestQuestions } from "./TestQuestions.tsx";

/** The failures and the test questions, in two tabs. The address contains the open tab. */
export function Details({
  report,
  questionCounts,
}: {
  report: Report | null;
  questionCounts: { owner: number; staff: number };
}) {
  const { t } = useTranslation("quality");
  const [search, setSearch] = useSearchParams();
  const selected = report && search.get("tab") !== "questions" ? "failures" : "questions";
  const questions = {
    id: "questions",
    label: t("tabs.questions"),
    count: questionCounts.owner + questionCounts.staff,
    content: <TestQuestions />,
  };
  return (
    <div className={css.details}>
      <Tabs
        label={t("tabs.label")}
        selected={selected}
        onSelect={(tab) => setSearch(tab === "questions" ? { tab } : {}, { replace: true })}
        items={
          report
            ? [
                {
                  id: "failures",
                  label: t("tabs.failures"),
                  count: report.failures.length + report.left_out,
                  content: <Failures report={report} />,
                },
                questions,
              ]
            : [questions]
        }
      />
    </div>
  );
}
