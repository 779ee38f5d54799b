import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SupportAccess as Access } from "#shared/contract/support-access.ts";
import { supportAccessHours } from "#shared/values/support-access.ts";
import { endSupportAccess, getSupportAccess, grantSupportAccess } from "#web/api/endpoints/support-access.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Select } from "#web/ui/Select.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./SupportAccess.module.css";

/** The company's access to the portal, which an owner can grant for some hours and end. */
export function SupportAccess() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(getSupportAccess, {});
  return (
    <SettingsSection id="support-access" title={t("supportAccess.title")} text={t("supportAccess.text")}>
      {data ? (
        data.data ? (
          <Running access={data.data} />
        ) : (
          <Grant />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={1} height="3.5rem" />
      )}
    </SettingsSection>
  );
}

const changedNouns = ["supportAccess", "auth"];

function Grant() {
  const { t } = useTranslation("settings");
  const [hours, setHours] = useState<(typeof supportAccessHours)[number]>(4);
  const grant = useAction(() => call(grantSupportAccess, { body: { hours } }), {
    refreshes: changedNouns,
    done: t("supportAccess.granted"),
  });
  return (
    <div className={css.grant}>
      <Select
        label={t("supportAccess.hours")}
        value={String(hours)}
        options={supportAccessHours.map((count) => ({
          value: String(count),
          label: t("supportAccess.for", { count }),
        }))}
        onChange={(value) => setHours(supportAccessHours.find((count) => String(count) === value) ?? 4)}
      />
      <Button isPending={grant.isPending} onClick={() => void grant.run()}>
        {t("supportAccess.grant")}
      </Button>
    </div>
  );
}

function Running({ access }: { access: Access }) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const end = useAction(endSupportAccess, { refreshes: changedNouns, done: t("supportAccess.ended") });
  const until = { date: format.date(access.expires_at), time: format.time(access.expires_at) };
  return (
    <div className={css.running}>
      <p>
        <b>{t("supportAccess.on", until)}</b>
      </p>
      <p className="soft">
        {access.granted_by !== null && `${t("supportAccess.by", { name: access.granted_by })} `}
        {access.read_at
          ? t("supportAccess.read", { when: whenInSentence(access.read_at) })
          : t("supportAccess.notRead")}
      </p>
      <div className={css.grant}>
        <Button look="danger" isPending={end.isPending} onClick={() => void end.run()}>
          {t("supportAccess.end")}
        </Button>
        <TextLink to={portalPaths.activity({ area: "people" })}>{t("supportAccess.log")}</TextLink>
      </div>
    </div>
  );
}
