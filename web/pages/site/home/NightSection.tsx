import { useTranslation } from "react-i18next";
import css from "./NightSection.module.css";
import { AnswerPicture, HandoverPicture, TrainingPicture, ReportPicture } from "./NightPictures.tsx";
import section from "./section.module.css";

const nightScenes = [
  { id: "answers", at: "2:14", picture: <AnswerPicture />, className: css.deep },
  { id: "hands", at: "3:40", picture: <HandoverPicture />, className: css.night },
  { id: "trains", at: "5:05", picture: <TrainingPicture />, className: css.dawn },
  { id: "wakes", at: "8:00", picture: <ReportPicture />, className: css.day },
] as const;

/** Four functions of the agents, presented as one night (C082). */
export function NightSection() {
  const { t } = useTranslation("story");
  return (
    <section className={css.all}>
      <div className={`${section.wrap} ${css.intro}`}>
        <h2 className={section.title}>{t("night.title")}</h2>
        <p className={section.lead}>{t("night.lead")}</p>
      </div>
      {nightScenes.map(({ id, at, picture, className }) => (
        <article key={id} className={className}>
          <div className={`${section.wrap} ${css.watch}`}>
            <p className={css.at}>
              <bdi>{at}</bdi>
              <small>{t("night.am")}</small>
            </p>
            <div>
              <h3>{t(`night.${id}.title`)}</h3>
              <p className={css.text}>{t(`night.${id}.text`)}</p>
            </div>
            <div className={css.window} aria-hidden="true">
              {picture}
            </div>
          </div>
        </article>
      ))}
    </section>
  );
}
