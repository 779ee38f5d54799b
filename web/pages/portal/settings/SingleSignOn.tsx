import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SingleSignOn as Settings } from "#shared/contract/single-sign-on.ts";
import { getSingleSignOn, verifyDomain, removeSingleSignOn } from "#web/api/endpoints/single-sign-on.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Button } from "#web/ui/Button.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./SingleSignOn.module.css";
import { SingleSignOnDialog } from "./SingleSignOnDialog.tsx";
import { SingleSignOnSwitches } from "./SingleSignOnSwitches.tsx";

/** The business's identity provider: its data, the proof of the domain, and whether members must use it. */
export function SingleSignOn() {
  const { t } = useTranslation("singleSignOn");
  const { data, error, refetch } = useRead(getSingleSignOn, {});
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const settings = data?.data.settings;
  return (
    <SettingsSection id="single-sign-on" title={t("title")} text={t("text")}>
      {data ? (
        settings ? (
          <div className={css.state}>
            <Facts settings={settings} />
            {!settings.has_secret && <p>{t("missingSecret")}</p>}
            {settings.domain_proven_at ? (
              <SingleSignOnSwitches settings={settings} />
            ) : (
              <DomainProof settings={settings} />
            )}
            <div className={css.row}>
              <Button size="small" onClick={() => setEditing(true)}>
                {t("change")}
              </Button>
              <Button size="small" onClick={() => setRemoving(true)}>
                {t("remove")}
              </Button>
            </div>
          </div>
        ) : (
          <Button onClick={() => setEditing(true)}>{t("setUp")}</Button>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3rem" />
      )}
      {isEditing && data && (
        <SingleSignOnDialog
          settings={data.data.settings}
          redirectUri={data.data.redirect_uri}
          postLogoutRedirectUri={data.data.post_logout_redirect_uri}
          onClose={() => setEditing(false)}
        />
      )}
      {isRemoving && (
        <ConfirmActionDialog
          endpoint={removeSingleSignOn}
          request={{}}
          refreshes={["singleSignOn"]}
          done={t("removing.done")}
          title={t("removing.title")}
          confirm={t("removing.confirm")}
          onClose={() => setRemoving(false)}
        >
          <p>{t("removing.text")}</p>
        </ConfirmActionDialog>
      )}
    </SettingsSection>
  );
}

function Facts({ settings }: { settings: Settings }) {
  const { t } = useTranslation(["singleSignOn", "settings"]);
  const { issuer, client_id, domain, default_role } = settings;
  return (
    <dl className={css.facts}>
      <dt>{t("facts.domain")}</dt>
      <dd>
        <Ltr>{domain}</Ltr>
      </dd>
      <dt>{t("facts.issuer")}</dt>
      <dd>
        <Ltr>{issuer}</Ltr>
      </dd>
      <dt>{t("facts.clientId")}</dt>
      <dd>
        <Ltr>{client_id}</Ltr>
      </dd>
      <dt>{t("facts.role")}</dt>
      <dd>{t(`settings:team.${default_role}`)}</dd>
    </dl>
  );
}

/** The DNS record that proves the domain, with the button that checks it. */
function DomainProof({ settings: { record } }: { settings: Settings }) {
  const { t } = useTranslation("singleSignOn");
  const check = useAction(verifyDomain, {
    refreshes: ["singleSignOn"],
    done: t("domain.proven"),
    failed: null,
  });
  return (
    <div className={css.proof}>
      <p>
        <b>{t("state.unproven")}</b>
      </p>
      <p>{t("domain.text")}</p>
      <CopyField label={t("domain.name")} value={record.name} />
      <CopyField label={t("domain.value")} value={record.value} />
      {check.problem && <p role="alert">{check.problem}</p>}
      <Button isPending={check.isPending} onClick={() => void check.run()}>
        {t("domain.check")}
      </Button>
    </div>
  );
}
