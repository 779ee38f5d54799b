import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type * as contract from "#shared/contract/me.ts";
import { defaultLanguage } from "#shared/language.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { SecondStep } from "#web/components/second-step/SecondStep.tsx";
import { portalPaths } from "#web/portal-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ApiKeys } from "./ApiKeys.tsx";
import { AskForRating } from "./AskForRating.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { CustomerFields } from "./CustomerFields.tsx";
import { LanguageModel } from "./LanguageModel.tsx";
import { MarketTrends } from "./MarketTrends.tsx";
import { Notifications } from "./Notifications.tsx";
import { Profile } from "./Profile.tsx";
import { ReplyTargets } from "./ReplyTargets.tsx";
import { Roles } from "./Roles.tsx";
import { Sessions } from "./Sessions.tsx";
import { SingleSignOn } from "./SingleSignOn.tsx";
import { SupportAccess } from "./SupportAccess.tsx";
import { SupportEmail } from "./SupportEmail.tsx";
import { Tags } from "./Tags.tsx";
import { Team } from "./Team.tsx";
import { Webhooks } from "./Webhooks.tsx";

interface SettingsPart {
  /** The id of the section, to which links lead. */
  id: string;
  title: string;
  content: React.ReactElement;
}

export interface SettingsGroup {
  id: string;
  title: string;
  parts: SettingsPart[];
}

/** Returns the sections of the settings that the member may see, in the order of the page. */
export function useSettingsParts(
  caller: ResultOf<typeof contract.getCurrentUser>["data"] | undefined,
): SettingsGroup[] {
  const { t } = useTranslation(["settings", "secondStep", "singleSignOn", "models", "apiKeys", "webhooks"]);
  const canChange = usePermission("settings");
  if (!caller) return [];
  const { user, organization } = caller;
  const isOwner = user.role === "owner";
  // An operator in the portal has their own log-in settings in the back office.
  const isMember = caller.support_access?.is_own !== true;
  const part = (isShown: boolean, id: string, title: string, content: React.ReactElement): SettingsPart[] =>
    isShown ? [{ id, title, content }] : [];
  const link = (isShown: boolean, id: string, key: "triage" | "personalData" | "activity", to: string) =>
    part(
      isShown,
      id,
      t(`${key}.title`),
      <SettingsSection key={id} id={id} title={t(`${key}.title`)} text={t(`${key}.text`)}>
        <LinkButton to={to}>{t(`${key}.open`)}</LinkButton>
      </SettingsSection>,
    );
  const groups: SettingsGroup[] = [
    {
      id: "account",
      title: t("contents.account"),
      parts: [
        ...part(
          isMember,
          "profile",
          t("profile.title"),
          <Profile key="profile" user={user} isVerified={caller.email_verified} />,
        ),
        ...part(
          isMember,
          "notifications",
          t("notifications.title"),
          <Notifications key="notifications" role={user.role} />,
        ),
        ...part(isMember, "password", t("password.title"), <ChangePassword key="password" />),
        ...part(isMember, "second-step", t("secondStep:title"), <SecondStep key="second-step" />),
        ...part(isMember, "sessions", t("sessions.title"), <Sessions key="sessions" />),
      ],
    },
    {
      id: "people",
      title: t("contents.people"),
      parts: [
        ...part(true, "team", t("team.title"), <Team key="team" isOwner={isOwner} self={user.id} />),
        ...part(isOwner, "roles", t("roles.title"), <Roles key="roles" />),
        ...part(isOwner, "single-sign-on", t("singleSignOn:title"), <SingleSignOn key="single-sign-on" />),
      ],
    },
    {
      id: "tickets",
      title: t("contents.tickets"),
      parts: [
        ...part(
          true,
          "support-email",
          t("support.title"),
          <SupportEmail
            key="support-email"
            canChange={canChange}
            email={organization?.support_email ?? ""}
            language={organization?.support_language ?? defaultLanguage}
          />,
        ),
        ...part(
          true,
          "rating",
          t("rating.title"),
          <AskForRating key="rating" canChange={canChange} isOn={organization?.asks_rating ?? false} />,
        ),
        ...(organization
          ? part(
              true,
              "reply-targets",
              t("replyTargets.title"),
              <ReplyTargets key="reply-targets" canChange={canChange} targets={organization.reply_targets} />,
            )
          : []),
        ...link(canChange, "triage", "triage", portalPaths.triageRules()),
        ...part(true, "tags", t("tags.title"), <Tags key="tags" canChange={canChange} />),
        ...part(
          true,
          "customer-fields",
          t("customerFields.title"),
          <CustomerFields key="customer-fields" canChange={canChange} />,
        ),
      ],
    },
    {
      id: "integrations",
      title: t("contents.integrations"),
      parts: [
        ...part(isOwner, "language-model", t("models:title"), <LanguageModel key="language-model" />),
        ...part(isOwner, "api-keys", t("apiKeys:title"), <ApiKeys key="api-keys" />),
        ...part(isOwner, "webhooks", t("webhooks:title"), <Webhooks key="webhooks" />),
      ],
    },
    {
      id: "data",
      title: t("contents.data"),
      parts: [
        ...part(isOwner, "support-access", t("supportAccess.title"), <SupportAccess key="support-access" />),
        ...part(isOwner, "market-trends", t("marketTrends.title"), <MarketTrends key="market-trends" />),
        ...link(isOwner, "personal-data", "personalData", portalPaths.personalData()),
        ...link(isOwner, "activity", "activity", portalPaths.activity()),
      ],
    },
  ];
  return groups.filter(({ parts }) => parts.length > 0);
}
