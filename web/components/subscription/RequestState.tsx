import { useTranslation } from "react-i18next";
import type { SubscriptionHistory } from "#shared/contract/subscriptions.ts";
import { RingGlyph, TickGlyph, TurningSquareGlyph } from "#web/components/signs/glyphs.tsx";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import css from "./SubscriptionStatusMark.module.css";

type State = SubscriptionHistory["requests"][number]["state"];

const looks = {
  open: { Shape: TurningSquareGlyph, look: css.waiting },
  activated: { Shape: TickGlyph, look: css.good },
  declined: { Shape: RingGlyph, look: css.over },
  withdrawn: { Shape: RingGlyph, look: css.over },
} as const satisfies Record<State, unknown>;

/** A request's state as a shape and a word, because colour alone is not accessible. */
export function RequestState({ state, decidedAt }: { state: State; decidedAt: string | null }) {
  const { t } = useTranslation("subscription");
  const whenInSentence = useWhenInSentence();
  const { Shape, look } = looks[state];
  return (
    <span className={look}>
      <Shape />
      {t(`requests.${state}`, { when: decidedAt ? whenInSentence(decidedAt) : "" })}
    </span>
  );
}
