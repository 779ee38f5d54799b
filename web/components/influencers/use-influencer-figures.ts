import { useTranslation } from "react-i18next";
import { formatNumber } from "#shared/rules/format.ts";
import { useFormat } from "#web/i18n/use-format.ts";

interface Figures {
  followers: number;
  engagement: number | null;
  price: number | null;
}

/** Returns a function that formats an influencer's figures. Unknown figures have a text too. */
export function useInfluencerFigures(): (of: Figures) => Record<keyof Figures, string> {
  const { t } = useTranslation("influencers");
  const format = useFormat();
  return ({ followers, engagement, price }) => ({
    followers: format.number(followers),
    engagement: engagement === null ? t("unknown") : `${formatNumber(engagement, 1)}%`,
    price: price === null ? t("byAgreement") : t("from", { price: format.money(price) }),
  });
}
