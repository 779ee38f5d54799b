import { useTranslation } from "react-i18next";
import { isPageOffered } from "#web/page-permissions.ts";
import { paths } from "#web/paths.ts";
import { BookIcon, DashboardIcon, InboxIcon, UsersIcon } from "#web/ui/icons.tsx";
import { NavLink } from "#web/ui/Link.tsx";
import { MenuIcon } from "#web/ui/site-icons.tsx";
import type { FrameState } from "./SideMenu.tsx";
import css from "./TabBar.module.css";

/** The tab bar on a phone: four pages, and a button for the others. */
export function TabBar({
  waiting,
  permissions,
  onMore,
}: Pick<FrameState, "waiting" | "permissions"> & { onMore: () => void }) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <nav aria-label={t("menu.tabs")} className={css.bar}>
      <NavLink to={paths.dashboard()}>
        <DashboardIcon />
        <span>{t("common:home")}</span>
      </NavLink>
      <NavLink to={paths.tickets()}>
        <InboxIcon />
        <span>{t("common:titles.tickets")}</span>
        {waiting > 0 && (
          <b>
            <span aria-hidden="true">{waiting > 99 ? "99+" : waiting}</span>
            <span className="vh">{t("menu.waiting", { count: waiting })}</span>
          </b>
        )}
      </NavLink>
      <NavLink to={paths.customers()}>
        <UsersIcon />
        <span>{t("common:titles.customers")}</span>
      </NavLink>
      {isPageOffered(paths.knowledge(), permissions) && (
        <NavLink to={paths.knowledge()}>
          <BookIcon />
          <span>{t("menu.knowledgeShort")}</span>
        </NavLink>
      )}
      <button type="button" onClick={onMore}>
        <MenuIcon />
        <span>{t("menu.more")}</span>
      </button>
    </nav>
  );
}
