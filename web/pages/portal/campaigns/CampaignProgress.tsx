import { useTranslation } from "react-i18next";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { PhonePreviewLayout } from "#web/components/campaigns/PhonePreviewLayout.tsx";
import { CampaignState } from "#web/components/campaigns/CampaignState.tsx";
import { CampaignHeader } from "#web/components/campaigns/CampaignHeader.tsx";
import { ReachBar, ReachLegend } from "#web/components/campaigns/ReachBar.tsx";
import { hasDeliveryReports } from "#web/components/campaigns/delivery-reports.ts";
import { Facts } from "#web/components/dashboard/Facts.tsx";
import { Page, Section } from "#web/components/portal/Page.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./CampaignProgress.module.css";
import { CampaignActions } from "./CampaignActions.tsx";
import { DraftPhone } from "./DraftPhone.tsx";
import { draftOf } from "./draft.ts";
import { SkipReasons } from "./SkipReasons.tsx";
import { Recipients } from "./Recipients.tsx";

/** The live progress of a campaign, with the recipients it did not reach and the reasons. */
export function CampaignProgress({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const moment = useMomentText();
  const { figures, status } = campaign;
  const share = (count: number) =>
    figures.sent > 0 ? format.percent(count / figures.sent) : format.percent(0);
  const done = figures.total - figures.waiting;
  const isStuck = status === "sending" && campaign.problem !== null;
  return (
    <Page>
      <CampaignHeader title={<bdi>{campaign.name}</bdi>}>
        <CampaignState status={isStuck ? "stuck" : status} />
        <CampaignActions campaign={campaign} />
      </CampaignHeader>
      <p className={css.about}>
        <ChannelMark kind={campaign.channel} />
        {campaign.author_name && <span>{t("live.by", { name: `\u2068${campaign.author_name}\u2069` })}</span>}
        {campaign.started_at && <time dateTime={campaign.started_at}>{moment(campaign.started_at)}</time>}
      </p>
      {isStuck && (
        <div role="alert" className={css.problem}>
          <WarningIcon size="small" />
          <p>{t(`problem.${campaign.problem ?? "reconnect"}`)}</p>
          <LinkButton to={paths.channels()} size="small">
            {t("problem.go")}
          </LinkButton>
        </div>
      )}
      <PhonePreviewLayout
        isApart
        phone={
          <DraftPhone
            campaign={campaign}
            draft={draftOf(campaign)}
            template={campaign.template ?? undefined}
            sample={null}
          />
        }
      >
        {status === "scheduled" && campaign.scheduled_at ? (
          <p className={css.lede}>{t("live.scheduled", { when: moment(campaign.scheduled_at) })}</p>
        ) : (
          <>
            <div className={css.bar}>
              <p role="status">
                {status === "sending"
                  ? t("live.progress", {
                      done: format.number(done),
                      total: format.number(figures.total),
                    })
                  : t("live.total", { count: figures.total, number: format.number(figures.total) })}
              </p>
              <ReachBar figures={figures} channel={campaign.channel} />
              <ReachLegend channel={campaign.channel} />
            </div>
            <Facts
              facts={[
                {
                  value: format.number(figures.sent),
                  unit: t("fact.sent"),
                  note: t("fact.of", { total: format.number(figures.total) }),
                },
                ...(hasDeliveryReports(campaign.channel)
                  ? [
                      {
                        value: format.number(figures.delivered),
                        unit: t("fact.delivered"),
                        note: share(figures.delivered),
                      },
                      {
                        value: format.number(figures.read),
                        unit: t("fact.read"),
                        note: share(figures.read),
                      },
                    ]
                  : [
                      {
                        value: format.number(figures.failed),
                        unit: t("fact.failed"),
                        note: t("fact.failedNote"),
                      },
                    ]),
                {
                  value: format.number(figures.replied),
                  unit: t("fact.replied"),
                  note: t("fact.repliedNote"),
                },
              ]}
            />
          </>
        )}
        <SkipReasons figures={figures} />
        {figures.total > 0 && (
          <Section title={t("people.title")}>
            <Recipients campaign={campaign} />
          </Section>
        )}
      </PhonePreviewLayout>
    </Page>
  );
}
