import { Trans, useTranslation } from "react-i18next";
import { type Fact, Facts } from "#web/components/dashboard/Facts.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { DashboardData } from "./data.ts";

export function DashboardFacts({ data }: { data: DashboardData }) {
  const { t } = useTranslation(["dashboard", "portal"]);
  const format = useFormat();
  const change = data.total_tickets - data.previous_tickets;
  const changed = change === 0 ? "facts.same" : change > 0 ? "facts.more" : "facts.fewer";
  const { top_channel: top, ratings } = data;
  const timeFact = (
    key: "replyTime" | "resolutionTime",
    { median, previous_median: before }: DashboardData["reply_time"],
    handled: "replied" | "closed",
  ) =>
    median === null
      ? { value: "–", note: t(key === "replyTime" ? "facts.noReplyTime" : "facts.noResolutionTime") }
      : {
          value: format.duration(median),
          note:
            before === null
              ? t(`facts.${key}`)
              : t(`facts.${key}Before`, { before: format.duration(before) }),
          isWord: true,
          to: paths.tickets({ handled, handledfrom: data.from_day, sort: "newest" }),
        };
  const work: Fact[] = [
    {
      value: format.number(data.total_tickets),
      unit: t("facts.tickets", { count: data.total_tickets }),
      note: t(changed, { number: format.number(Math.abs(change)) }),
      to: paths.tickets({ from: data.from_day, sort: "newest" }),
    },
    {
      value: format.number(data.interactions),
      unit: t("facts.interactions", { count: data.interactions }),
      note: t("facts.interactionsNote"),
      to: portalPaths.messages({ kind: "reply", from: data.from_day }),
    },
    {
      value: format.number(data.new_customers),
      unit: t("facts.newCustomers", { count: data.new_customers }),
      note: (
        <TextLink to={paths.customers({ wrote: data.from_day })}>
          {t("facts.unique", {
            count: data.unique_customers,
            number: format.number(data.unique_customers),
          })}
        </TextLink>
      ),
      to: paths.customers({ since: data.from_day }),
    },
    {
      value: top ? t(`portal:channel.${top.channel}`) : "–",
      note: top ? (
        <TextLink to={portalPaths.messages({ channel: top.channel, from: data.from_day })}>
          <Trans
            t={t}
            i18nKey="facts.topChannelNote"
            values={{ share: format.percent(top.share) }}
            components={{ share: <Ltr /> }}
          />
        </TextLink>
      ) : (
        t("facts.noChannel")
      ),
      isWord: true,
      ...(top && { to: paths.tickets({ channel: top.channel, from: data.from_day, sort: "newest" }) }),
    },
  ];
  const service: Fact[] = [
    timeFact("replyTime", data.reply_time, "replied"),
    timeFact("resolutionTime", data.resolution_time, "closed"),
    ratings.count === 0
      ? { value: "–", note: t("facts.noRatings") }
      : {
          value: <Ltr>{format.percent(ratings.good / ratings.count)}</Ltr>,
          unit: t("facts.satisfied"),
          note: (
            <Trans
              t={t}
              i18nKey={ratings.previous_count === 0 ? "facts.ratings" : "facts.ratingsBefore"}
              count={ratings.count}
              values={{
                number: format.number(ratings.count),
                share: format.percent(ratings.previous_good / Math.max(1, ratings.previous_count)),
              }}
              components={{ share: <Ltr /> }}
            />
          ),
          to: paths.tickets({ rating: "any", rated: data.from_day, sort: "newest" }),
        },
  ];
  return (
    <>
      <Facts facts={work} />
      <Facts facts={service} />
    </>
  );
}
