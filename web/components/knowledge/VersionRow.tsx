import { useTranslation } from "react-i18next";
import type { Version } from "#shared/contract/knowledge.ts";
import type { Accuracy } from "#shared/contract/quality.ts";
import { promisedAccuracy } from "#shared/values/quality.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { StatusDot } from "#web/components/portal/StatusDot.tsx";
import { Meter } from "#web/components/signs/Meter.tsx";
import css from "./VersionRow.module.css";

export interface VersionRowProps {
  version: Pick<Version, "number" | "live" | "held_back" | "created_at">;
  /** The text after the version's date, such as the number of its entries. */
  detail?: React.ReactNode;
  /** The accuracy on the organisation's test questions. Missing when it was not measured. */
  accuracy?: Omit<Accuracy, "questions"> | null | undefined;
  /** Publishes the version again. Missing when that is not possible. */
  onPublish?: (() => void) | undefined;
  isPending?: boolean;
}

/** A trained version with its date, its accuracy and a button that publishes it again. */
export function VersionRow({ version, detail, accuracy, onPublish, isPending }: VersionRowProps) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  return (
    <li className={css.version}>
      <b>{t("version.name", { number: version.number })}</b>
      <span className={css.about}>
        <time dateTime={version.created_at}>{format.when(version.created_at)}</time>
        {detail && <> · {detail}</>}
        {version.held_back && <> · {t("version.heldBack")}</>}
      </span>
      <span className={css.end}>
        {version.live ? (
          <span className={css.live}>
            <StatusDot isOn />
            {t("version.live")}
          </span>
        ) : (
          onPublish && (
            <Button look="quiet" size="small" isPending={isPending} onClick={onPublish}>
              {t("version.back")}
            </Button>
          )
        )}
      </span>
      {accuracy && (
        <>
          <span className={css.meter}>
            <Meter
              at={accuracy.share}
              range={accuracy}
              promise={accuracy.basis === "made" ? undefined : promisedAccuracy}
              from={0.5}
            />
          </span>
          <span className={css.share}>
            <b>
              <Ltr>{format.percent(accuracy.share)}</Ltr>
            </b>{" "}
            {t("version.questions", { count: accuracy.answered })}
          </span>
        </>
      )}
    </li>
  );
}
