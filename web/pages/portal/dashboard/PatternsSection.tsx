import { Trans, useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { lapsedDays } from "#shared/values/customers.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import type { DashboardData } from "./data.ts";
import { dayOfWeek, hourOfDay } from "./hour-of-day.ts";
import { FindingList } from "./FindingList.tsx";

type Pattern = DashboardData["patterns"][number];

/** C202: what the customers' own messages show, each with the figures it stands on. */
export function PatternsSection({ patterns, isWide }: { patterns: readonly Pattern[]; isWide: boolean }) {
  const { t } = useTranslation("dashboard");
  return (
    <Section title={t("patterns.title")} note={patterns.length > 0 ? t("patterns.note") : undefined}>
      {patterns.length === 0 ? (
        <p className="soft">{t("patterns.none")}</p>
      ) : (
        <FindingList
          isWide={isWide}
          items={patterns.map((pattern) => ({
            key: pattern.kind,
            text: <PatternText pattern={pattern} />,
            note: <PatternNote pattern={pattern} />,
          }))}
        />
      )}
    </Section>
  );
}

function PatternText({ pattern }: { pattern: Pattern }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { kind, value } = pattern;
  if (kind === "lapsed") return t("patterns.lapsed", { days: format.number(lapsedDays) });
  if (kind === "returning" && value === 0) return t("patterns.returningNone");
  const values = {
    share: format.percent(pattern.share),
    day: format.weekday(dayOfWeek(value)),
    from: format.time(hourOfDay(value)),
    to: format.time(hourOfDay(value + 1)),
  };
  return <Trans t={t} i18nKey={`patterns.${kind}`} values={values} components={{ share: <Ltr /> }} />;
}

function PatternNote({ pattern }: { pattern: Pattern }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { kind, of } = pattern;
  const number = format.number(of);
  // For these two `value` is which day or hour it is, so the share says how many.
  if (kind === "busiest_day" || kind === "busiest_hour") {
    const share = format.percent(pattern.share);
    return (
      <Trans
        t={t}
        i18nKey="patterns.shareOfMessages"
        count={of}
        values={{ number, share }}
        components={{ share: <Ltr /> }}
      />
    );
  }
  const isNone = kind === "returning" && pattern.value === 0;
  const value = format.number(isNone ? of : pattern.value);
  if (kind === "lapsed")
    return (
      <TextLink to={paths.customers({ quiet: lapsedDays })}>
        {t("patterns.ofCustomers", { count: of, number, value })}
      </TextLink>
    );
  return t(kind === "returning" ? "patterns.ofCustomers" : "patterns.ofMessages", {
    count: of,
    number,
    value,
  });
}
