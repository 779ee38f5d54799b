import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useTranslation } from "react-i18next";
import { Initial } from "#web/components/signs/Initial.tsx";
import { UpIcon } from "#web/ui/icons.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { useMemberPhoto } from "./use-member-photo.ts";
import css from "./ProfileMenu.module.css";

/** The member's name at the bottom of the side menu. It opens the account's menu. */
export function ProfileMenu({ id, name, onLogOut }: { id: string; name: string; onLogOut: () => void }) {
  const { t } = useTranslation("portal");
  return (
    <DialogTrigger>
      <Button className={css.trigger ?? ""}>
        <Initial of={name} photo={useMemberPhoto(id)} />
        <span className={css.who}>
          <bdi className={css.name}>{name}</bdi>
          <span className={css.note}>{t("menu.account")}</span>
        </span>
        <UpIcon size="small" />
      </Button>
      <Popover placement="top start" className={css.popover ?? ""}>
        <Dialog aria-label={t("menu.account")} className={css.dialog ?? ""}>
          {({ close }) => <AccountMenu onGo={close} onLogOut={onLogOut} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
