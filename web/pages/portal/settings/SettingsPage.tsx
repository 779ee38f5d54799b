import { useTranslation } from "react-i18next";
import { defaultLanguage } from "#shared/language.ts";
import { me } from "#web/api/endpoints/me.ts";
import { useRead } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { useScrollToHash } from "#web/page-focus.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { portalPaths } from "#web/portal-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { SecondStep } from "#web/components/second-step/SecondStep.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { ApiKeys } from "./ApiKeys.tsx";
import { AskForRating } from "./AskForRating.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { CustomerFields } from "./CustomerFields.tsx";
import { LanguageModel } from "./LanguageModel.tsx";
import { Notifications } from "./Notifications.tsx";
import { Profile } from "./Profile.tsx";
import { ReplyTargets } from "./ReplyTargets.tsx";
import { Roles } from "./Roles.tsx";
import { Sessions } from "./Sessions.tsx";
import { SingleSignOn } from "./SingleSignOn.tsx";
import { SupportEmail } from "./SupportEmail.tsx";
import { SupportAccess } from "./SupportAccess.tsx";
import { Tags } from "./Tags.tsx";
import { Team } from "./Team.tsx";
import { Webhooks } from "./Webhooks.tsx";

/** C238, as far as it exists: who one is, one's password and sessions, the support email, the team, who words the replies. */
export function SettingsPage() {
  const { t } = useTranslation(["settings", "common"]);
  const { data, error, refetch } = useRead(me, {});
  useScrollToHash(data !== undefined);
  const canChange = usePermission("settings");
  const isOwner = data?.data.user.role === "owner";
  // An operator who looks in has their own log-in in their office.
  const isSupport = data?.data.support_access?.is_own === true;
  return (
    <Page>
      <PageHead title={t("common:titles.settings")} note={t("note")} />
      {data ? (
        <>
          {!isSupport && <Profile user={data.data.user} isVerified={data.data.email_verified} />}
          {!isSupport && <Notifications />}
          <Team isOwner={isOwner} self={data.data.user.id} />
          {isOwner && <Roles />}
          {isOwner && <SingleSignOn />}
          <SupportEmail
            canChange={canChange}
            email={data.data.organization?.support_email ?? ""}
            language={data.data.organization?.support_language ?? defaultLanguage}
          />
          <AskForRating canChange={canChange} isOn={data.data.organization?.asks_rating ?? false} />
          {data.data.organization && (
            <ReplyTargets canChange={canChange} targets={data.data.organization.reply_targets} />
          )}
          <Tags canChange={canChange} />
          <CustomerFields canChange={canChange} />
          {canChange && (
            <SettingsSection title={t("triage.title")} text={t("triage.text")}>
              <LinkButton to={portalPaths.triageRules()}>{t("triage.open")}</LinkButton>
            </SettingsSection>
          )}
          {isOwner && <LanguageModel />}
          {isOwner && <ApiKeys />}
          {isOwner && <Webhooks />}
          {!isSupport && (
            <>
              <ChangePassword />
              <SecondStep />
              <Sessions />
            </>
          )}
          {isOwner && <SupportAccess />}
          {isOwner && (
            <SettingsSection title={t("personalData.title")} text={t("personalData.text")}>
              <LinkButton to={portalPaths.personalData()}>{t("personalData.open")}</LinkButton>
            </SettingsSection>
          )}
          {isOwner && (
            <SettingsSection title={t("activity.title")} text={t("activity.text")}>
              <LinkButton to={portalPaths.activity()}>{t("activity.open")}</LinkButton>
            </SettingsSection>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} height="4rem" />
      )}
    </Page>
  );
}
