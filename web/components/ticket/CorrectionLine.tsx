import { useTranslation } from "react-i18next";
import type { Correction } from "#shared/contract/corrections.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { TrainIcon } from "#web/ui/icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./CorrectionLine.module.css";

/** Offers to correct the agent with a staff reply that could answer other customers too. */
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

/** A correction that was made from the ticket, and whether the live version contains it. */
export function CorrectionLine({
  correction,
  onUndo,
}: {
  correction: Correction;
  /** Undoes the correction. Undefined when the member may not change the knowledge base. */
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
