import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useTranslation } from "react-i18next";
import { type TriggerStart, useDeferredPopup } from "#web/ui/DeferredTrigger.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import css from "./ProfileMenu.module.css";

export interface ProfilePopoverProps {
  start: TriggerStart;
  /** Inside of the button. */
  children: React.ReactNode;
  onNotices: () => void;
  onLogOut: () => void;
}

/** The button of the profile menu with the menu. */
export function ProfilePopover({ start, children, onNotices, onLogOut }: ProfilePopoverProps) {
  const { t } = useTranslation("portal");
  const { button, popup } = useDeferredPopup(start);
  return (
    <DialogTrigger {...popup}>
      <Button ref={button} className={css.trigger ?? ""}>
        {children}
      </Button>
      <Popover placement="top start" className={css.popover ?? ""}>
        <Dialog aria-label={t("menu.account")} className={css.dialog ?? ""}>
          {({ close }) => <AccountMenu onGo={close} onNotices={onNotices} onLogOut={onLogOut} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
