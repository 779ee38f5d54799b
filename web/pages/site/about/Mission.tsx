import { useTranslation } from "react-i18next";
import section from "#web/pages/site/home/section.module.css";
import css from "./Mission.module.css";

const goals = [
  { id: "a", figure: "75%", picture: <Windows /> },
  { id: "b", figure: "40%", picture: <Hours /> },
  { id: "c", figure: "24/7", picture: <Week /> },
  { id: "d", figure: "1", picture: <Doors /> },
] as const;

/** Four figures (C115). Their order is the same in both languages. */
export function Mission() {
  const { t } = useTranslation("aboutus");
  return (
    <section className={section.section}>
      <div className={section.wrap}>
        <h2 className={section.title}>{t("mission.title")}</h2>
        <p className={section.lead}>{t("mission.lead")}</p>
        <ul className={css.goals}>
          {goals.map(({ id, figure, picture }) => (
            <li key={id}>
              <div className={css.picture} aria-hidden="true">
                {picture}
              </div>
              <b>
                <bdi dir="ltr">{figure}</bdi>
              </b>
              <p>{t(`mission.${id}`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A picture of four windows, three of them lit. */
function Windows() {
  return (
    <div className={css.windows}>
      <i className={css.lit} />
      <i className={css.lit} />
      <i className={css.lit} />
      <i />
    </div>
  );
}

/** A picture of a hundred parts, sixty of them filled. */
function Hours() {
  return (
    <div className={css.hours}>
      <i />
      <i />
    </div>
  );
}

const hours = Array.from({ length: 7 * 24 }, (_, hour) => hour % 24);

/** A picture of a week by hours, with the working hours coloured. */
function Week() {
  return (
    <div className={css.week}>
      {hours.map((hour, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={hour >= 8 && hour < 18 ? css.day : undefined} />
      ))}
    </div>
  );
}

function Doors() {
  return (
    <svg viewBox="0 0 240 96" preserveAspectRatio="xMaxYMid meet" fill="none" className={css.doors}>
      <path
        d="M240 8H150C96 8 108 48 60 48M240 28H156C112 28 112 48 60 48M240 48H60M240 68H156c-44 0-44-20-96-20M240 88h-90C96 88 108 48 60 48"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <path d="M48 26l22 22-22 22-22-22Z" fill="#F2A33A" />
    </svg>
  );
}
