import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/Dialog.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import css from "./PortalFrame.module.css";
import { type FrameState, SideMenu } from "./SideMenu.tsx";
import { TabBar } from "./TabBar.tsx";

/**
 * The portal's layout: a side menu on a wide screen; a bar, tabs and a "more" sheet on a phone. The page is inside
 * `main`, below the banner.
 */
export function PortalFrame({
  children,
  banner,
  ...state
}: FrameState & { children: React.ReactNode; banner?: React.ReactNode }) {
  const { t } = useTranslation(["portal", "common"]);
  const [more, setMore] = useState(false);
  return (
    <div className={css.frame}>
      <a className="skip" href="#main">
        {t("common:skip")}
      </a>
      <aside className={css.side}>
        <SideMenu {...state} />
      </aside>
      <PhoneBar isLive={state.isLive} isPaused={state.isPaused} onSearch={state.onSearch} />
      <main id="main" tabIndex={-1} className={css.main}>
        {banner}
        {children}
      </main>
      <TabBar waiting={state.waiting} permissions={state.permissions} onMore={() => setMore(true)} />
      <Dialog isOpen={more} onClose={() => setMore(false)} title={t("menu.more")}>
        <div className={css.sheet}>
          <SideMenu {...state} onGo={() => setMore(false)} inSheet />
        </div>
      </Dialog>
    </div>
  );
}
