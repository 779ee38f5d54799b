import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { operatorPaths } from "#web/operator-paths.ts";
import { paths } from "#web/paths.ts";
import {
  BuildingIcon,
  CardIcon,
  JobsIcon,
  MegaphoneIcon,
  NewsIcon,
  RequestsIcon,
  ShieldIcon,
  UsersIcon,
} from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";

/**
 * The menu of the back office. `waiting` is the number of requests that wait for a reply, `failed` the number of
 * failed jobs.
 */
export function OperatorMenu({
  waiting,
  failed,
  className,
}: {
  waiting: number;
  failed: number;
  className: string | undefined;
}) {
  const { t } = useTranslation("operator");
  const { pathname } = useLocation();
  const entries: { to: string; icon: React.ReactNode; text: string; count: number; label?: string }[] = [
    { to: paths.operator(), icon: <RequestsIcon />, text: t("requests.title"), count: waiting },
    { to: operatorPaths.organizations(), icon: <BuildingIcon />, text: t("organizations.title"), count: 0 },
    { to: operatorPaths.plans(), icon: <CardIcon />, text: t("titles.operatorPlans"), count: 0 },
    {
      to: operatorPaths.influencers(),
      icon: <MegaphoneIcon />,
      text: t("titles.operatorInfluencers"),
      count: 0,
    },
    { to: operatorPaths.news(), icon: <NewsIcon />, text: t("titles.operatorNews"), count: 0 },
    { to: operatorPaths.people(), icon: <UsersIcon />, text: t("titles.operatorPeople"), count: 0 },
    {
      to: operatorPaths.jobs(),
      icon: <JobsIcon />,
      text: t("jobs.menu"),
      count: failed,
      label: t("jobs.failedMenu", { count: failed }),
    },
    {
      to: operatorPaths.security(),
      icon: <ShieldIcon />,
      text: t("titles.operatorSecurity"),
      count: 0,
    },
  ];
  // The address of the first page is a prefix of all others.
  const isCurrent = (to: string) =>
    to === paths.operator()
      ? [to, operatorPaths.subscriptions(), operatorPaths.support()].includes(pathname)
      : pathname.startsWith(to);
  // On a phone the menu is wider than the screen and scrolls, so the current entry is scrolled into view.
  const menu = useRef<HTMLElement>(null);
  const current = entries.find(({ to }) => isCurrent(to))?.to;
  useEffect(() => {
    const link = [...(menu.current?.children ?? [])].find((one) => one.getAttribute("href") === current);
    link?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }, [current]);
  return (
    <nav ref={menu} aria-label={t("menu")} className={className}>
      {entries.map(({ to, icon, text, count, label }) => (
        <Link key={to} to={to} aria-current={isCurrent(to) ? "page" : undefined}>
          {icon}
          <span>{text}</span>
          {count > 0 && (
            <b>
              <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
              <span className="vh">{label ?? t("requests.waitingMenu", { count })}</span>
            </b>
          )}
        </Link>
      ))}
    </nav>
  );
}
