import { useTranslation } from "react-i18next";
import type { Correction } from "#shared/contract/corrections.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { TrainIcon } from "#web/ui/icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./CorrectionLine.module.css";

/** Under a reply of staff that could answer others too. */
export function CorrectionOffer({ onTeach }: { onTeach: () => void }) {
  const { t } = useTranslation("corrections");
  return (
    <p className={css.line}>
      <span>{t("card.text")}</span>
      <Button size="small" onClick={onTeach}>
        <TrainIcon size="small" />
        {t("card.go")}
      </Button>
    </p>
  );
}

/** The ticket remembers what was taught from it, and whether the agent knows it by now. */
export function CorrectionLine({
  correction,
  onUndo,
}: {
  correction: Correction;
  /** Absent where the member may not change what the agent knows. */
  onUndo: (() => void) | undefined;
}) {
  const { t } = useTranslation("corrections");
  return (
    <p className={css.line}>
      <TrainIcon size="small" />
      <span>
        {t(`taught.${correction.as}`)} {t(correction.live ? "taught.live" : "taught.pending")}
      </span>
      {onUndo && (
        <>
          <TextLink to={paths.answers({ faq: correction.faq_id })}>{t("taught.open")}</TextLink>
          <TextLink onClick={onUndo}>{t("taught.undo")}</TextLink>
        </>
      )}
    </p>
  );
}
