import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { BarLegend } from "./BarLegend.tsx";
import { hasDeliveryReports } from "./delivery-reports.ts";
import css from "./ReachBar.module.css";

export interface ReachFigures {
  /** The number of recipients. */
  total: number;
  sent: number;
  delivered: number;
  read: number;
  replied: number;
}

/**
 * A campaign's progress in one bar. The outline shows sent messages, the fill shows delivered and read ones and
 * replies.
 */
export function ReachBar({ figures, channel }: { figures: ReachFigures; channel: ConnectedKind }) {
  const { t } = useTranslation("campaigns");
  const share = (count: number) => `${figures.total > 0 ? Math.min(100, (count / figures.total) * 100) : 0}%`;
  const more = hasDeliveryReports(channel);
  return (
    <span
      className={css.reach}
      role="img"
      aria-label={t(more ? "reach.label" : "reach.labelSent", { ...figures })}
    >
      <i className={more ? css.sent : css.delivered} style={{ inlineSize: share(figures.sent) }} />
      {more && (
        <>
          <i className={css.delivered} style={{ inlineSize: share(figures.delivered) }} />
          <i className={css.read} style={{ inlineSize: share(figures.read) }} />
        </>
      )}
      {figures.replied > 0 && (
        <i className={css.replied} style={{ insetInlineStart: share(figures.replied) }} />
      )}
    </span>
  );
}

/** The legend of the progress bars, for one channel or for all. */
export function ReachLegend({ channel }: { channel?: ConnectedKind }) {
  const { t } = useTranslation("campaigns");
  const parts = (["delivered", "read", "replied"] as const).filter(
    (part) => part !== "read" || !channel || hasDeliveryReports(channel),
  );
  return (
    <BarLegend
      parts={parts.map((part) => ({
        key: part,
        look: part === "replied" ? css.diamond : css[part],
        text:
          part === "delivered" && channel && !hasDeliveryReports(channel)
            ? t("reach.sent")
            : t(`reach.${part}`),
      }))}
    />
  );
}
