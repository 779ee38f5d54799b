import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { Version } from "#shared/contract/knowledge.ts";
import { promisedAccuracy } from "#shared/values/quality.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { VersionRow } from "#web/components/knowledge/VersionRow.tsx";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import css from "./Versions.module.css";

/** The number of versions shown at first. Older ones are rarely published again. */
const initiallyShown = 4;

/** All versions that can be published again, the newest first, with their accuracy. */
export function Versions({ versions }: { versions: readonly Version[] }) {
  const { t } = useTranslation("knowledge");
  const format = useFormat();
  const canPublish = usePermission("publishing");
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<Version>();
  const isMeasured = versions.some((version) => version.accuracy);
  // An estimate is not compared with the promise.
  const isPromised = versions.some(({ accuracy }) => accuracy && accuracy.basis !== "made");
  const live = versions.find((version) => version.live);
  const shown = all ? [...versions] : versions.slice(0, initiallyShown);
  if (live && !shown.includes(live)) shown.push(live);
  return (
    <Section
      className={css.versions ?? ""}
      title={t(isMeasured ? "versions.title" : "versions.titlePlain")}
      note={
        isPromised && (
          <Trans
            t={t}
            i18nKey="versions.promise"
            values={{ share: format.percent(promisedAccuracy) }}
            components={{ share: <Ltr /> }}
          />
        )
      }
    >
      {versions.length === 0 ? (
        <p className={css.none}>{t("versions.none")}</p>
      ) : (
        <Rows>
          {shown.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              detail={t("versions.entries", { count: version.entries })}
              accuracy={version.accuracy}
              onPublish={canPublish ? () => setChosen(version) : undefined}
            />
          ))}
        </Rows>
      )}
      {shown.length < versions.length && (
        <TextLink className={css.more ?? ""} onClick={() => setAll(true)}>
          {t("versions.more")}
        </TextLink>
      )}
      {chosen && <PublishDialog version={chosen} live={live} onClose={() => setChosen(undefined)} />}
    </Section>
  );
}
