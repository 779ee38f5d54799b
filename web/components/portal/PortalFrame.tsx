import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, preloadDialog } from "#web/ui/Dialog.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import css from "./PortalFrame.module.css";
import { type FrameState, SideMenu } from "./SideMenu.tsx";
import { TabBar } from "./TabBar.tsx";

/** Tells pages that are as high as the window how much of it the banners take, however their texts wrap. */
function observeBanners(banners: HTMLDivElement | null): (() => void) | undefined {
  const main = banners?.parentElement;
  if (!banners || !main) return undefined;
  const observer = new ResizeObserver(() =>
    main.style.setProperty("--banner-space", `${banners.offsetHeight}px`),
  );
  observer.observe(banners);
  return () => observer.disconnect();
}

/** Side menu on a desk; bar, tabs and a "more" sheet on a phone. The page goes inside of `main`, under the banner. */
export function PortalFrame({
  children,
  banner,
  ...state
}: FrameState & { children: React.ReactNode; banner?: React.ReactNode }) {
  const { t } = useTranslation(["portal", "common"]);
  const [more, setMore] = useState(false);
  useEffect(preloadDialog, []);
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
        <div ref={observeBanners}>{banner}</div>
        {children}
      </main>
      <TabBar waiting={state.waiting} permissions={state.permissions} onMore={() => setMore(true)} />
      <Dialog isOpen={more} onClose={() => setMore(false)} title={t("menu.more")}>
        <div className={css.sheet}>
          <SideMenu {...state} onNavigate={() => setMore(false)} inSheet />
        </div>
      </Dialog>
    </div>
  );
}
