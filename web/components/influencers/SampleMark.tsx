import { useTranslation } from "react-i18next";
import css from "./SampleMark.module.css";

/** Says of an influencer that nobody real is meant. */
export function SampleMark() {
  const { t } = useTranslation("influencers");
  return <span className={css.mark}>{t("sample")}</span>;
}
