import { useTranslation } from "react-i18next";
import { FileIcon } from "../../ui/site-icons.tsx";
import { Mark } from "../../ui/Mark.tsx";
import css from "./ExampleThread.module.css";

/** A picture of the product at work, marked as an example: a shop's thread at night, answered with its sources. */
export function ExampleThread() {
  const { t } = useTranslation("site");
  return (
    <div className={css.lit}>
      <i className={css.cord} aria-hidden="true" />
      <Mark className={css.lamp} />
      <figure className={css.thread} aria-label={t("example.label")}>
        <figcaption className={css.head}>
          <span className={css.shop} aria-hidden="true">
            <Palm />
          </span>
          <span>
            <strong>{t("example.shop")}</strong>
            <small>{t("example.shopNote")}</small>
          </span>
          <span className={css.state}>{t("example.closed")}</span>
        </figcaption>
        <div className={css.messages}>
          <Line text={t("example.q1")} time={t("example.t1")} />
          <Line text={t("example.a1")} time={t("example.t1")} source={t("example.s1")} />
          <Line text={t("example.q2")} time={t("example.t2")} />
          <Line text={t("example.a2")} time={t("example.t2")} source={t("example.s2")} />
        </div>
      </figure>
    </div>
  );
}

function Line({ text, time, source }: { text: string; time: string; source?: string }) {
  return (
    <div className={source ? css.answer : css.question}>
      <p>{text}</p>
      <div className={css.foot}>
        {source && (
          <span className={css.source}>
            <FileIcon size="small" />
            {source}
          </span>
        )}
        <span className={css.time}>{time}</span>
      </div>
    </div>
  );
}

function Palm() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12 10v11M12 10c0-4-3-6-7-5 1 3 4 5 7 5Zm0 0c0-4 3-6 7-5-1 3-4 5-7 5Zm0 0c-3 0-6 2-6.500 5.500M12 10c3 0 6 2 6.500 5.500" />
    </svg>
  );
}
