import { useTranslation } from "react-i18next";
import css from "./TeamPictures.module.css";

/** Pictures of the agents at work. They are decorative, because the cards' texts state the same. */
export function SupportPicture() {
  const { t } = useTranslation("story");
  return (
    <>
      <p className={css.theirs}>
        {t("team.support.q")}
        <small>{t("team.support.from")}</small>
      </p>
      <p className={css.ours}>{t("team.support.r")}</p>
      <p className={css.theirs}>{t("team.support.q2")}</p>
    </>
  );
}

export function StaffPicture() {
  const { t } = useTranslation("story");
  return (
    <>
      <p className={css.asked}>{t("team.internal.q")}</p>
      <div className={css.paper}>
        <b>{t("team.internal.doc")}</b>
        {t("team.internal.before")} <mark>{t("team.internal.hit")}</mark> {t("team.internal.after")}
      </div>
    </>
  );
}

const drawing = {
  viewBox: "0 0 320 200",
  preserveAspectRatio: "xMidYMin slice",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.4,
  strokeDasharray: "4 5",
  className: css.drawing,
} as const;

export function PromotionDrawing() {
  return (
    <svg {...drawing}>
      <path d="M8 168h304" />
      <path d="M30 168v-46h36v46M92 168V84h36v84M154 168v-62h36v62M216 168V44h36v124M278 168v-30h30v30" />
      <path
        d="M20 110c40-10 70-50 110-44s60 30 90-18 50-30 88-38"
        strokeDasharray="none"
        stroke="#C77A12"
        strokeWidth="2"
      />
    </svg>
  );
}

export function SalesDrawing() {
  return (
    <svg {...drawing}>
      <path d="M8 22a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8ZM8 76a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8ZM8 130a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8ZM114 22a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-76a8 8 0 0 1-8-8ZM114 76a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-76a8 8 0 0 1-8-8Z" />
      <rect
        x="220"
        y="14"
        width="92"
        height="44"
        rx="8"
        stroke="#C77A12"
        strokeWidth="2"
        strokeDasharray="none"
      />
      <path
        d="M128 32h44M128 42h26M22 32h50M22 42h30M234 32h44M234 42h30M22 86h40M22 96h56M128 86h56M128 96h34M22 140h56M22 150h24"
        strokeDasharray="none"
        opacity=".55"
      />
    </svg>
  );
}
