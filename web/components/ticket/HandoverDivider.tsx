import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { HalfDiamondGlyph } from "../signs/glyphs.tsx";
import css from "./HandoverDivider.module.css";

/** The line after which a person answers. `reason` in the language of the page. */
export function HandoverDivider({ at, reason }: { at: string; reason?: string | null }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  return (
    <p className={css.divider}>
      <span>
        <HalfDiamondGlyph />
        <span>
          {t("thread.handover")} <span className={css.detail}>{reason ? `${format.time(at)}: ${reason}` : format.time(at)}</span>
        </span>
      </span>
    </p>
  );
}
