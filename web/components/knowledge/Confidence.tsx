import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Meter } from "#web/components/signs/Meter.tsx";
import css from "./Confidence.module.css";

/** The agent's confidence and the threshold above which it answers by itself, as shares from 0 to 1. */
export function Confidence({
  at,
  answersFrom,
  note,
}: {
  at: number;
  answersFrom?: number | undefined;
  note?: React.ReactNode;
}) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  return (
    <div className={css.confidence}>
      <span>
        {t("meter.confidence")}{" "}
        <b>
          <Ltr>{format.confidence(at)}</Ltr>
        </b>
      </span>
      <Meter at={at} promise={answersFrom} />
      {note && <span className={css.note}>{note}</span>}
    </div>
  );
}
