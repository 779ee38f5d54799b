import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#shared/contract/auth.ts";
import { SendVerification } from "#web/components/portal/SendVerification.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { ChangeEmailDialog } from "./ChangeEmailDialog.tsx";
import { ProfilePhoto } from "./ProfilePhoto.tsx";
import { RenameDialog } from "./RenameDialog.tsx";
import css from "./Profile.module.css";

/** The member's profile, to which "view profile" of the menu leads (C239). */
export function Profile({ user, isVerified }: { user: User; isVerified: boolean }) {
  const { t } = useTranslation("settings");
  const [isChanging, setChanging] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  return (
    <SettingsSection id="profile" title={t("profile.title")} text={t("profile.text")}>
      <dl className={css.facts}>
        <div>
          <dt>{t("photo.label")}</dt>
          <dd>
            <ProfilePhoto user={user} />
          </dd>
        </div>
        <div>
          <dt>{t("profile.name")}</dt>
          <dd>
            <bdi>{user.name}</bdi>
            <div className={css.email}>
              <Button look="line" size="small" onClick={() => setRenaming(true)}>
                {t("profile.rename")}
              </Button>
            </div>
          </dd>
        </div>
        <div>
          <dt>{t("profile.email")}</dt>
          <dd>
            <Ltr>{user.email}</Ltr>
            <div className={css.email}>
              {!isVerified && t("profile.unverified")}
              {!isVerified && <SendVerification />}
              <Button look="line" size="small" onClick={() => setChanging(true)}>
                {t("email.change")}
              </Button>
            </div>
          </dd>
        </div>
        <div>
          <dt>{t("profile.role")}</dt>
          <dd>{user.role !== "operator" && t(`team.${user.role}`)}</dd>
        </div>
      </dl>
      {isRenaming && <RenameDialog name={user.name} onClose={() => setRenaming(false)} />}
      {isChanging && <ChangeEmailDialog onClose={() => setChanging(false)} />}
    </SettingsSection>
  );
}
