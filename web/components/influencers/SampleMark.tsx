import { useTranslation } from "react-i18next";
import css from "./SampleMark.module.css";

/** Marks an invented influencer. */
export function SampleMark() {
  const { t } = useTranslation("influencers");
  return <span className={css.mark}>{t("sample")}</span>;
}
