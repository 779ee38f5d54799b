import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { HalfDiamondGlyph } from "#web/components/signs/glyphs.tsx";
import { useDeferReason } from "./defer-reason.ts";
import css from "./HandoverDivider.module.css";

/** The line in the conversation where a person took over. `reason` is the message's code. */
export function HandoverDivider({ at, reason: code }: { at: string; reason: string | null }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const reason = useDeferReason()(code);
  return (
    <p className={css.divider}>
      <span>
        <HalfDiamondGlyph />
        <span>
          {t("thread.handover")}{" "}
          <span className={css.detail}>{reason ? `${format.time(at)}: ${reason}` : format.time(at)}</span>
        </span>
      </span>
    </p>
  );
}
