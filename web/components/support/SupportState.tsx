import { useTranslation } from "react-i18next";
import type { SupportRequest } from "#shared/contract/support-requests.ts";
import { DottedRingGlyph, RingGlyph, TickGlyph } from "#web/components/signs/glyphs.tsx";
import css from "./SupportState.module.css";

const glyphs = { open: RingGlyph, answered: TickGlyph, closed: DottedRingGlyph };

/** A support request's state: waiting for an answer, answered, or closed. */
export function SupportState({ state }: { state: SupportRequest["state"] }) {
  const { t } = useTranslation("support");
  const Glyph = glyphs[state];
  return (
    <span className={`${css.state} ${css[state]}`}>
      <Glyph />
      {t(`states.${state}`)}
    </span>
  );
}
