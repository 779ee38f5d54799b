import { publishVersion } from "#web/api/endpoints/knowledge.ts";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { Accuracy, HoldReason, MeasuredVersion } from "#shared/contract/quality.ts";
import { promisedAccuracy } from "#shared/values/quality.ts";
import { dismissVersion } from "#web/api/endpoints/quality.ts";
import { useAction } from "#web/api/use-action.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { FailureRow } from "#web/components/knowledge/FailureRow.tsx";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { Meter } from "#web/components/signs/Meter.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./HeldVersion.module.css";

export interface HeldVersionProps {
  version: MeasuredVersion & { reason: HoldReason };
  live: MeasuredVersion;
}

const initiallyShown = 3;

/** A version that is worse than the live one: the reason, the questions, and the two possible actions. */
export function HeldVersion({ version, live }: HeldVersionProps) {
  const { t } = useTranslation(["quality", "common"]);
  const comparison = version.report?.comparison;
  const canPublish = usePermission("publishing");
  const [all, setAll] = useState(false);
  if (!comparison) return null;
  const examples = all ? comparison.examples : comparison.examples.slice(0, initiallyShown);
  return (
    <section className={css.held} aria-labelledby="held-back">
      <h2 id="held-back">{t("held.title", { number: version.number })}</h2>
      <p>
        {version.reason === "own_question" ? (
          t("held.own", { count: comparison.own_wrong })
        ) : (
          <Trans
            t={t}
            i18nKey="held.fell"
            values={{ worse: comparison.worse, better: comparison.better }}
            components={{ b: <b /> }}
          />
        )}{" "}
        {t("held.stays", { live: live.number })}
      </p>
      <dl className={css.pair}>
        <Side label={t("held.now")} number={live.number} accuracy={comparison.before} />
        <Side label={t("held.new")} number={version.number} accuracy={comparison.now} />
      </dl>
      <h3>{t("held.worse")}</h3>
      <Rows>
        {examples.map((failure, place) => (
          <FailureRow key={place} failure={failure} />
        ))}
      </Rows>
      {examples.length < comparison.examples.length && (
        <TextLink onClick={() => setAll(true)}>{t("failures.more")}</TextLink>
      )}
      {canPublish && <Decision version={version} live={live} />}
    </section>
  );
}

function Side({ label, number, accuracy }: { label: string; number: number; accuracy: Accuracy | null }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  if (!accuracy) return null;
  return (
    <div>
      <dt>
        {t("version.name", { number })} <small>{label}</small>
      </dt>
      <dd>
        <Meter at={accuracy.share} range={accuracy} promise={promisedAccuracy} />
        <b>
          <Ltr>{format.percent(accuracy.share)}</Ltr>
        </b>
      </dd>
    </div>
  );
}

function Decision({ version, live }: HeldVersionProps) {
  const { t } = useTranslation(["quality", "common"]);
  const [isAsking, setAsking] = useState(false);
  const refreshes = ["quality", "knowledge", "dashboard", "questions"];
  const request = { params: { id: version.id } };
  const keep = useAction(dismissVersion, {
    refreshes,
    done: { text: t("held.kept", { live: live.number }), note: t("held.keptNote") },
    failed: t("held.keepError"),
  });
  return (
    <div className={css.decision}>
      <Button look="main" isPending={keep.isPending} onClick={() => void keep.run(request)}>
        {t("held.keep", { live: live.number })}
      </Button>
      <Button onClick={() => setAsking(true)}>{t("held.publish")}</Button>
      {isAsking && (
        <ConfirmActionDialog
          endpoint={publishVersion}
          request={request}
          refreshes={refreshes}
          done={t("held.published", { number: version.number })}
          failed={t("held.publishError", { number: version.number })}
          look="main"
          title={t("held.confirmTitle", { number: version.number })}
          confirm={t("held.confirm")}
          onClose={() => setAsking(false)}
        >
          <p>{t("held.confirmText", { live: live.number })}</p>
        </ConfirmActionDialog>
      )}
    </div>
  );
}
