import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#shared/contract/subscriptions.ts";
import {
  DottedRingGlyph,
  RingGlyph,
  TickGlyph,
  TriangleGlyph,
  TurningSquareGlyph,
} from "#web/components/signs/glyphs.tsx";
import css from "./SubscriptionStatusMark.module.css";

const looks = {
  NA: { Shape: DottedRingGlyph, look: css.over },
  trial_activated: { Shape: RingGlyph, look: css.waiting },
  subscription_in_progress: { Shape: TurningSquareGlyph, look: css.waiting },
  subscription_activated: { Shape: TickGlyph, look: css.good },
  trial_expired: { Shape: TriangleGlyph, look: css.bad },
  subscription_expired: { Shape: TriangleGlyph, look: css.bad },
} as const satisfies Record<SubscriptionStatus, unknown>;

/** A subscription's status as a shape and a word, because colour alone is not accessible. */
export function SubscriptionStatusMark({ status }: { status: SubscriptionStatus }) {
  const { t } = useTranslation("subscription");
  const { Shape, look } = looks[status];
  return (
    <span className={look}>
      <Shape />
      {t(`status.${status}`)}
    </span>
  );
}
