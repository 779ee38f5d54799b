import { useTranslation } from "react-i18next";
import css from "./Reach.module.css";

export interface ReachFigures {
  /** Everyone it is for. */
  total: number;
  sent: number;
  delivered: number;
  read: number;
  replied: number;
}

/** How far a campaign has come, in one bar: sent is the outline, in it what arrived, was read, and who replied. */
export function Reach({ figures }: { figures: ReachFigures }) {
  const { t } = useTranslation("campaigns");
  const share = (count: number) => `${figures.total > 0 ? Math.min(100, (count / figures.total) * 100) : 0}%`;
  return (
    <span className={css.reach} role="img" aria-label={t("reach.label", { ...figures })}>
      <i className={css.sent} style={{ inlineSize: share(figures.sent) }} />
      <i className={css.delivered} style={{ inlineSize: share(figures.delivered) }} />
      <i className={css.read} style={{ inlineSize: share(figures.read) }} />
      {figures.replied > 0 && (
        <i className={css.replied} style={{ insetInlineStart: share(figures.replied) }} />
      )}
    </span>
  );
}

/** What the parts of the bars mean. */
export function ReachKey() {
  const { t } = useTranslation("campaigns");
  return (
    <ul className={css.key}>
      {(["delivered", "read", "replied"] as const).map((part) => (
        <li key={part}>
          <i className={css[part]} aria-hidden="true" />
          {t(`reach.${part}`)}
        </li>
      ))}
    </ul>
  );
}
