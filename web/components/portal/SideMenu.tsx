import { useTranslation } from "react-i18next";
import { trackLanguageChange } from "#web/analytics/language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { modifierKey } from "#web/shortcuts.ts";
import { classes } from "#web/ui/classes.ts";
import {
  BookIcon,
  DashboardIcon,
  InboxIcon,
  LanguageIcon,
  LogoutIcon,
  AgentIcon,
  CardIcon,
  MegaphoneIcon,
  PlugIcon,
  QuestionIcon,
  RouteIcon,
  SearchIcon,
  SettingsIcon,
  SupportIcon,
  HeadsetIcon,
  UsersIcon,
} from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { MenuLink, MenuSoon } from "./MenuLink.tsx";
import css from "./SideMenu.module.css";
import { ThemeChoice } from "./ThemeChoice.tsx";

/** What the portal shows around every page. */
export interface FrameState {
  /** Undefined while it is being fetched. */
  user: { name: string; email: string } | undefined;
  organizationName: string | undefined;
  /** Tickets that wait for a person. */
  waiting: number;
  /** Whether a version is published; undefined while unknown. */
  isLive: boolean | undefined;
  /** Whether the plan keeps the agent from answering: it has ended or is used up. */
  isPaused?: boolean | undefined;
  /** Opens the command palette. */
  onSearch: () => void;
  onLogOut: () => void;
}

/** C239. The marketing agent is named and marked as coming soon (D15); its tools are links. */
export function SideMenu({
  user,
  organizationName,
  waiting,
  isLive,
  isPaused,
  onSearch,
  onLogOut,
  onGo,
  inSheet,
}: FrameState & { onGo?: () => void; inSheet?: boolean }) {
  const { t } = useTranslation(["portal", "common"]);
  const { currentLanguage, switchLanguage } = useLanguage();
  const other = currentLanguage === "ar" ? "en" : "ar";
  return (
    <div className={classes(css.menu, inSheet && css.sheet)}>
      {!inSheet && (
        <Link to={paths.dashboard()} className={css.brand}>
          <Wordmark size="portal" />
          <bdi className={css.organization}>{organizationName}</bdi>
        </Link>
      )}
      {isLive !== undefined && !inSheet && (
        <Link to={isPaused ? paths.subscription() : paths.knowledge()} className={css.lamp}>
          <StatusDot isLit={isLive && !isPaused} />
          <span>{t(isPaused ? "lamp.paused" : isLive ? "lamp.live" : "lamp.off")}</span>
        </Link>
      )}
      {!inSheet && (
        <button type="button" className={css.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
          <SearchIcon size="small" />
          <span>{t("menu.search")}</span>
          <kbd dir="ltr" aria-hidden="true">
            {modifierKey} K
          </kbd>
        </button>
      )}
      <nav aria-label={t("menu.label")} className={css.nav} onClick={onGo}>
        <ul>
          <MenuLink to={paths.dashboard()} icon={<DashboardIcon />} text={t("common:titles.dashboard")} />
          <MenuLink
            to={paths.tickets()}
            icon={<InboxIcon />}
            text={t("common:titles.tickets")}
            count={waiting}
            countText={t("menu.waiting", { count: waiting })}
          />
          <MenuLink to={paths.customers()} icon={<UsersIcon />} text={t("common:titles.customers")} />
          <MenuLink to={paths.knowledge()} icon={<BookIcon />} text={t("common:titles.knowledge")} />
          <MenuLink to={paths.agents()} icon={<HeadsetIcon />} text={t("common:titles.agents")} />
          <MenuLink to={paths.ask()} icon={<QuestionIcon />} text={t("menu.ask")} />
          <MenuLink to={paths.chatbot()} icon={<AgentIcon />} text={t("common:titles.chatbot")} />
          <MenuLink to={paths.channels()} icon={<PlugIcon />} text={t("common:titles.channels")} />
        </ul>
        <ul className={css.group}>
          <MenuSoon icon={<MegaphoneIcon />} text={t("menu.marketing")} />
          <MenuLink to={paths.campaigns()} text={t("common:titles.campaigns")} isSub />
          <MenuLink to={paths.microInfluencers()} text={t("common:titles.microInfluencers")} isSub />
        </ul>
        <ul className={css.end}>
          <MenuLink to={paths.howToStart()} icon={<RouteIcon />} text={t("common:titles.howToStart")} />
          <MenuLink to={paths.subscription()} icon={<CardIcon />} text={t("common:titles.subscription")} />
          <MenuLink to={paths.settings()} icon={<SettingsIcon />} text={t("common:titles.settings")} />
          <MenuLink to={paths.contactus()} icon={<SupportIcon />} text={t("menu.support")} />
        </ul>
      </nav>
      <div className={css.me}>
        {user && (
          <Link to={paths.profile()} className={css.card} title={user.email} onClick={onGo}>
            <Initial of={user.name} />
            <span className={css.who}>
              <bdi className={css.name}>{user.name}</bdi>
              <span className={css.view}>{t("menu.profile")}</span>
            </span>
          </Link>
        )}
        <ThemeChoice />
        <div className={css.row}>
          <button
            type="button"
            lang={other}
            aria-label={t("common:language.switch")}
            onClick={() => {
              trackLanguageChange(currentLanguage, other, "portal navbar");
              void switchLanguage();
            }}
          >
            <LanguageIcon size="small" />
            {t("common:language.other")}
          </button>
          <button type="button" onClick={onLogOut}>
            <LogoutIcon size="small" />
            {t("menu.logout")}
          </button>
        </div>
        <p className={css.legal} onClick={onGo}>
          <Link to={paths.about()}>{t("menu.about")}</Link>
          <Link to={paths.portalTerms()}>{t("menu.terms")}</Link>
          <Link to={paths.portalPrivacy()}>{t("menu.privacy")}</Link>
        </p>
      </div>
    </div>
  );
}
