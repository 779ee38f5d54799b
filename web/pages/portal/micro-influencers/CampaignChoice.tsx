import { useTranslation } from "react-i18next";
import { listCampaigns } from "#web/api/endpoints/campaigns.ts";
import type { Influencer } from "#shared/contract/influencers.ts";
import { changeInfluencer } from "#web/api/endpoints/influencers.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { Select } from "#web/ui/Select.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./InfluencerDialog.module.css";

/** The campaign for which an influencer is planned, from the newest hundred and the chosen one. */
export function CampaignChoice({ influencer }: { influencer: Influencer }) {
  const { t } = useTranslation("influencers");
  const newest = useRead(listCampaigns, { query: { page_size: 100 } }).data?.data;
  const { id, campaign } = influencer;
  const choose = useAction(changeInfluencer, {
    refreshes: ["influencers"],
    done: t("profile.campaignSaved"),
  });
  if (!newest) return null;
  const isListed = !campaign || newest.some((one) => one.id === campaign.id);
  const campaigns = isListed ? newest : [campaign, ...newest];
  if (campaigns.length === 0)
    return (
      <p>
        {t("profile.campaignsNone")} <TextLink to={paths.campaigns()}>{t("profile.campaignsGo")}</TextLink>
      </p>
    );
  return (
    <div className={css.part}>
      <Select
        label={t("profile.campaign")}
        value={campaign?.id ?? ""}
        placeholder={t("profile.noCampaign")}
        onChange={(chosen) => void choose.run({ params: { id }, body: { campaign_id: chosen || null } })}
        options={campaigns.map((one) => ({ value: one.id, label: one.name || t("profile.unnamed") }))}
      />
      {campaign && <TextLink to={paths.campaign(campaign.id)}>{t("profile.openCampaign")}</TextLink>}
    </div>
  );
}
