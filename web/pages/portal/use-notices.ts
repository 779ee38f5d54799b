import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { Notification as NotificationName } from "#shared/values/notifications.ts";
import { getNotifications } from "#web/api/endpoints/profile.ts";
import { useRead } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { showNotification } from "./browser-notifications.ts";

const names = {
  mention: "mention:browser",
  assignment: "assigned:browser",
  overdue: "overdue:browser",
} as const;

/**
 * Tells a member what concerns them: by a toast where they look at the portal, else by a notification of the browser, as
 * far as they allow it. `waiting`: how many tickets wait for the team; they hear of it when there are more.
 */
export function useNotices(
  waiting: number | undefined,
): (kind: keyof typeof names, ticketId: string) => void {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const { currentLanguage: language } = useLanguage();
  const { pathname } = useLocation();
  const go = useNavigate();
  const muted = useRead(getNotifications, {}).data?.data.muted;
  const notify = (name: NotificationName, title: string, tag: string, path: string): boolean =>
    document.hidden &&
    muted?.includes(name) === false &&
    showNotification(title, { tag, language, onOpen: () => void go(path) });
  const sayWaiting = useEffectEvent((count: number) => {
    const title = t("waiting.said", { number: format.number(count) });
    notify("waiting:browser", title, "waiting", paths.tickets());
  });
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (waiting === undefined) return;
    if (before.current !== undefined && waiting > before.current) sayWaiting(waiting);
    before.current = waiting;
  }, [waiting]);
  return (kind, ticketId) => {
    const path = paths.ticket(ticketId);
    const title = t(`${kind}.said`);
    if (notify(names[kind], title, `${kind} ${ticketId}`, path) || pathname === path) return;
    toast.success(title, undefined, { label: t("mention.open"), onClick: () => void go(path) });
  };
}
