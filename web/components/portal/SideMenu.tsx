import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Permission } from "#shared/rules/permissions.ts";
import { isPageOffered } from "#web/page-permissions.ts";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { modifierKey } from "#web/shortcuts.ts";
import { classes } from "#web/ui/classes.ts";
import {
  BookIcon,
  DashboardIcon,
  InboxIcon,
  MegaphoneIcon,
  PlugIcon,
  SearchIcon,
  HeadsetIcon,
  UsersIcon,
} from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { MenuLink } from "./MenuLink.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import css from "./SideMenu.module.css";

/** The state that the portal's layout shows around every page. */
export interface FrameState {
  /** The member. Undefined while it is being fetched. */
  user: { id: string; name: string; email: string } | undefined;
  organizationName: string | undefined;
  /** The number of tickets that wait for a person. */
  waiting: number;
  /** Whether a version is published. Undefined while unknown. */
  isLive: boolean | undefined;
  /** Whether the plan stops the agent from answering, because it has ended or is used up. */
  isPaused?: boolean | undefined;
  /** The member's permissions. Undefined while they are being fetched. Pages without permission are hidden. */
  permissions?: readonly Permission[] | undefined;
  /** Opens the command palette. */
  onSearch: () => void;
  /** Opens the list of recent notices. */
  onNotices: () => void;
  onLogOut: () => void;
}

/**
 * The menu of the portal (C239), with the account's menu at the bottom. The sheet on a phone leaves out the pages of
 * the tab bar. "Marketing agent" is a heading above its two tools (D15).
 */
export function SideMenu({
  user,
  organizationName,
  waiting,
  isLive,
  isPaused,
  permissions,
  onSearch,
  onNotices,
  onLogOut,
  onNavigate,
  inSheet,
}: FrameState & { onNavigate?: () => void; inSheet?: boolean }) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <div className={classes(css.menu, inSheet && css.sheet)}>
      {!inSheet && (
        <Link to={paths.dashboard()} className={css.brand}>
          <Wordmark size="portal" />
          <bdi className={css.organization}>{organizationName}</bdi>
        </Link>
      )}
      {isLive !== undefined && !inSheet && (
        <AgentStatus isLive={isLive} isPaused={isPaused === true} permissions={permissions} />
      )}
      {!inSheet && <SearchButton onSearch={onSearch} />}
      <nav aria-label={t("menu.label")} className={css.nav} onClick={onNavigate}>
        <ul>
          {!inSheet && <TabBarLinks waiting={waiting} permissions={permissions} />}
          <MenuLink
            to={paths.agents()}
            others={[paths.ask()]}
            icon={<HeadsetIcon />}
            text={t("common:titles.agents")}
          />
          <MenuLink
            to={paths.channels()}
            others={[paths.chatbot()]}
            icon={<PlugIcon />}
            text={t("common:titles.channels")}
          />
        </ul>
        {isPageOffered(paths.campaigns(), permissions) && <MarketingLinks />}
      </nav>
      <div className={css.me}>
        {inSheet ? (
          <AccountMenu onGo={() => onNavigate?.()} onNotices={onNotices} onLogOut={onLogOut} />
        ) : (
          user && <ProfileMenu id={user.id} name={user.name} onNotices={onNotices} onLogOut={onLogOut} />
        )}
      </div>
    </div>
  );
}

/** Says whether the agent answers, with a link to the page where that is changed. */
function AgentStatus({
  isLive,
  isPaused,
  permissions,
}: {
  isLive: boolean;
  isPaused: boolean;
  permissions: FrameState["permissions"];
}) {
  const { t } = useTranslation("portal");
  const livePage = isPageOffered(paths.knowledge(), permissions) ? paths.knowledge() : paths.agents();
  return (
    <Link to={isPaused ? paths.subscription() : livePage} className={css.status}>
      <StatusDot isOn={isLive && !isPaused} />
      <span>{t(isPaused ? "lamp.paused" : isLive ? "lamp.live" : "lamp.off")}</span>
    </Link>
  );
}

function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation("portal");
  return (
    <button type="button" className={css.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
      <SearchIcon size="small" />
      <span>{t("menu.search")}</span>
      <kbd dir="ltr" aria-hidden="true">
        {modifierKey} K
      </kbd>
    </button>
  );
}

/** The links that a phone shows in its tab bar instead. */
function TabBarLinks({ waiting, permissions }: Pick<FrameState, "waiting" | "permissions">) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <>
      <MenuLink to={paths.dashboard()} icon={<DashboardIcon />} text={t("common:titles.dashboard")} />
      <MenuLink
        to={paths.tickets()}
        icon={<InboxIcon />}
        text={t("common:titles.tickets")}
        count={waiting}
        countText={t("menu.waiting", { count: waiting })}
      />
      <MenuLink to={paths.customers()} icon={<UsersIcon />} text={t("common:titles.customers")} />
      {isPageOffered(paths.knowledge(), permissions) && (
        <MenuLink to={paths.knowledge()} icon={<BookIcon />} text={t("common:titles.knowledge")} />
      )}
    </>
  );
}

function MarketingLinks() {
  const { t } = useTranslation(["portal", "common"]);
  const headingId = useId();
  return (
    <>
      <h2 id={headingId} className={css.heading}>
        <MegaphoneIcon />
        {t("menu.marketing")}
      </h2>
      <ul aria-labelledby={headingId}>
        <MenuLink to={paths.campaigns()} text={t("common:titles.campaigns")} isSub />
        <MenuLink to={portalPaths.microInfluencers()} text={t("common:titles.microInfluencers")} isSub />
      </ul>
    </>
  );
}
