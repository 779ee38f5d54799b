import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { PortalEvent } from "#shared/contract/events.ts";
import {
  type Notification as NotificationName,
  type SubscriptionNotice,
  subscriptionNotices,
} from "#shared/values/notifications.ts";
import { getNotifications } from "#web/api/endpoints/profile.ts";
import { useRead } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { showNotification } from "./browser-notifications.ts";

const ticketNotices = {
  mention: "mention:browser",
  assignment: "assigned:browser",
  overdue: "overdue:browser",
} as const;
const campaignNotices = ["campaign_done", "campaign_waits", "campaign_stopped", "campaign_withheld"] as const;

const isTicketNotice = (kind: string): kind is keyof typeof ticketNotices => kind in ticketNotices;
const campaignNotice = (kind: string) => campaignNotices.find((one) => one === kind);
const subscriptionNotice = (kind: string, id: string): SubscriptionNotice | undefined =>
  kind === "subscription_notice" ? subscriptionNotices.find((one) => one === id) : undefined;

/**
 * Notifies a member of events that concern them, with a toast while they look at the portal, otherwise with a browser
 * notification if they allow it. `waiting` is the number of tickets that wait for the team; an increase is reported.
 * Other events are ignored.
 */
export function useNotices(waiting: number | undefined): (event: PortalEvent) => void {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const { currentLanguage: language } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const muted = useRead(getNotifications, {}).data?.data.muted;
  const notify = (name: NotificationName, title: string, tag: string, path: string): boolean =>
    document.hidden &&
    muted?.includes(name) === false &&
    showNotification(title, { tag, language, onOpen: () => void navigate(path) });
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
  const say = (name: NotificationName, title: string, tag: string, path: string, open: string) => {
    if (notify(name, title, tag, path) || pathname === path) return;
    toast.success(title, undefined, { label: open, onClick: () => void navigate(path) });
  };
  return ({ kind, id }) => {
    const tag = `${kind} ${id}`;
    if (isTicketNotice(kind))
      return say(ticketNotices[kind], t(`${kind}.said`), tag, paths.ticket(id), t("mention.open"));
    const campaign = campaignNotice(kind);
    if (campaign)
      return say(
        "campaign:browser",
        t(`campaignNotice.${campaign}`),
        tag,
        paths.campaign(id),
        t("campaignNotice.open"),
      );
    const notice = subscriptionNotice(kind, id);
    if (notice)
      say(
        notice === "near_limit" || notice === "limit_reached" ? "usage:browser" : "subscription:browser",
        t(`subscriptionNotice.${notice}`),
        tag,
        paths.subscription(),
        t("subscriptionNotice.open"),
      );
  };
}
