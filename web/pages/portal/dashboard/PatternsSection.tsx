import { Trans, useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { lapsedDays } from "#shared/values/customers.ts";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import type { DashboardData } from "./data.ts";
import { dayOfWeek, hourOfDay } from "#web/components/time/hour-of-day.ts";
import { FindingList } from "./FindingList.tsx";

type Pattern = DashboardData["patterns"][number];

/** Patterns in customers' messages, each with its figures (C202). */
export function PatternsSection({ data, isWide }: { data: DashboardData; isWide: boolean }) {
  const { patterns } = data;
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
            note: <PatternNote pattern={pattern} fromDay={data.from_day} />,
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

/** The figures of a pattern, with links to their rows. */
function PatternNote({ pattern, fromDay }: { pattern: Pattern; fromDay: string }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { kind, of } = pattern;
  const number = format.number(of);
  // For these two patterns `value` is a day or an hour, so the share shows the frequency.
  if (kind === "busiest_day" || kind === "busiest_hour") {
    const share = format.percent(pattern.share);
    const which = kind === "busiest_day" ? { weekday: pattern.value } : { hour: pattern.value };
    return (
      <TextLink to={portalPaths.messages({ from: fromDay, ...which })}>
        <Trans
          t={t}
          i18nKey="patterns.shareOfMessages"
          count={of}
          values={{ number, share }}
          components={{ share: <Ltr /> }}
        />
      </TextLink>
    );
  }
  const isNone = kind === "returning" && pattern.value === 0;
  const value = format.number(isNone ? of : pattern.value);
  const isOfCustomers = kind === "lapsed" || kind === "returning";
  const text = t(isOfCustomers ? "patterns.ofCustomers" : "patterns.ofMessages", {
    count: of,
    number,
    value,
  });
  const to =
    kind === "lapsed"
      ? paths.customers({ quiet: lapsedDays })
      : kind === "returning"
        ? paths.customers({ wrote: fromDay, ...(!isNone && { before: fromDay }) })
        : portalPaths.messages({
            from: fromDay,
            ...(kind === "languages" ? { language: "ar" } : { hours: "after" }),
          });
  return <TextLink to={to}>{text}</TextLink>;
}
