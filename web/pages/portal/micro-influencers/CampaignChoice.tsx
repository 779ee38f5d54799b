import { useTranslation } from "react-i18next";
import { listCampaigns } from "#shared/contract/campaigns.ts";
import { changeInfluencer, type Influencer } from "#shared/contract/influencers.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { Select } from "#web/ui/Select.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./InfluencerDialog.module.css";

/** Which campaign an influencer is meant for, out of the newest hundred and the one chosen before. */
export function CampaignChoice({ influencer }: { influencer: Influencer }) {
  const { t } = useTranslation("influencers");
  const refresh = useRefresh();
  const newest = useRead(listCampaigns, { query: { page_size: 100 } }).data?.data;
  const { id, campaign } = influencer;
  if (!newest) return null;
  const isListed = !campaign || newest.some((one) => one.id === campaign.id);
  const campaigns = isListed ? newest : [campaign, ...newest];
  if (campaigns.length === 0)
    return (
      <p>
        {t("profile.campaignsNone")} <TextLink to={paths.campaigns()}>{t("profile.campaignsGo")}</TextLink>
      </p>
    );
  const choose = async (campaignId: string) => {
    try {
      await call(changeInfluencer, { params: { id }, body: { campaign_id: campaignId || null } });
      toast.success(t("profile.campaignSaved"));
    } catch (error) {
      toast.failure(error);
    } finally {
      await refresh("influencers");
    }
  };
  return (
    <div className={css.part}>
      <Select
        label={t("profile.campaign")}
        value={campaign?.id ?? ""}
        placeholder={t("profile.noCampaign")}
        onChange={(chosen) => void choose(chosen)}
        options={campaigns.map((one) => ({ value: one.id, label: one.name || t("profile.unnamed") }))}
      />
      {campaign && <TextLink to={paths.campaign(campaign.id)}>{t("profile.openCampaign")}</TextLink>}
    </div>
  );
}
