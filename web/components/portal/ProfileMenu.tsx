import { useTranslation } from "react-i18next";
import { Initial } from "#web/components/signs/Initial.tsx";
import { lazyPart } from "#web/lazy-part.tsx";
import { DeferredTrigger } from "#web/ui/DeferredTrigger.tsx";
import { UpIcon } from "#web/ui/icons.tsx";
import { useMemberPhoto } from "./use-member-photo.ts";
import css from "./ProfileMenu.module.css";

const ProfilePopover = lazyPart(async () => (await import("./ProfilePopover.tsx")).ProfilePopover);

/** Who is logged in, at the foot of the side menu; a press opens everything that belongs to the account. */
export function ProfileMenu({
  id,
  name,
  ...actions
}: {
  id: string;
  name: string;
  onNotices: () => void;
  onLogOut: () => void;
}) {
  const { t } = useTranslation("portal");
  const trigger = (
    <>
      <Initial name={name} photo={useMemberPhoto(id)} />
      <span className={css.who}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.note}>{t("menu.account")}</span>
      </span>
      <UpIcon size="small" />
    </>
  );
  return (
    <DeferredTrigger popup="dialog" className={css.trigger ?? ""} trigger={trigger}>
      {(start) => (
        <ProfilePopover start={start} {...actions}>
          {trigger}
        </ProfilePopover>
      )}
    </DeferredTrigger>
  );
}
