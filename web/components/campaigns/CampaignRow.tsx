import { useTranslation } from "react-i18next";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Link } from "#web/ui/Link.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import css from "./CampaignRow.module.css";
import { CampaignState } from "./CampaignState.tsx";
import { ReachBar } from "./ReachBar.tsx";
import { hasDeliveryReports } from "./delivery-reports.ts";

/** A campaign's row: its state, its progress and its replies. The whole row is a link. */
export function CampaignRow({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const moment = useMomentText();
  const { figures, status } = campaign;
  const number = (count: number) => ({ count, number: format.number(count) });
  const hasBegun = status !== "draft" && status !== "scheduled" && figures.total > 0;
  const lost = figures.failed + figures.uncertain;
  return (
    <li className={css.row} data-campaign={campaign.id}>
      <div className={css.name}>
        <Link to={paths.campaign(campaign.id)}>
          <TruncatedText>{campaign.name || t("list.unnamed")}</TruncatedText>
        </Link>
        <small>
          <ChannelMark kind={campaign.channel} />
          {hasBegun && <span>{t("list.people", number(figures.total))}</span>}
        </small>
      </div>
      <CampaignState status={status === "sending" && campaign.problem ? "stuck" : status} />
      <div className={css.reach}>
        {hasBegun ? (
          <>
            <ReachBar figures={figures} channel={campaign.channel} />
            <small>
              {t(hasDeliveryReports(campaign.channel) ? "list.figures" : "list.sent", {
                sent: format.number(figures.sent),
                delivered: format.number(figures.delivered),
                read: format.number(figures.read),
              })}
            </small>
          </>
        ) : status === "scheduled" && campaign.scheduled_at ? (
          <b>{moment(campaign.scheduled_at)}</b>
        ) : (
          <small>{t(status === "draft" ? "list.draft" : "list.neverSent")}</small>
        )}
      </div>
      <div className={css.end}>
        {hasBegun && <b>{t("list.replies", number(figures.replied))}</b>}
        {lost > 0 && <small className={css.lost}>{t("list.failed", number(lost))}</small>}
      </div>
      <time className={css.when} dateTime={campaign.started_at ?? campaign.created_at}>
        {format.when(campaign.started_at ?? campaign.created_at)}
      </time>
    </li>
  );
}
