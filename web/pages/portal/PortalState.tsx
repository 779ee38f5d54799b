import { useEffect, useEffectEvent, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { PortalEvent } from "#shared/contract/events.ts";
import { streamPortalEvents } from "#web/api/endpoints/events.ts";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import { getSubscription } from "#web/api/endpoints/subscriptions.ts";
import { listTickets } from "#web/api/endpoints/tickets.ts";
import { isDemoEmail } from "#shared/demo-owner-email.ts";
import { trackNewTicket } from "#web/analytics/tickets.ts";
import { setUserProperties, track } from "#web/analytics/track.ts";
import { listenToEndpoint } from "#web/api/listen-to-endpoint.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { DeletionBanner } from "#web/components/portal/DeletionBanner.tsx";
import { DemoMonthLine } from "#web/components/portal/DemoMonthLine.tsx";
import { SupportAccessBanner } from "#web/components/portal/SupportAccessBanner.tsx";
import { VerifyEmailBanner } from "#web/components/portal/VerifyEmailBanner.tsx";
import { PortalFrame } from "#web/components/portal/PortalFrame.tsx";
import { LazyPlanDialog } from "#web/components/subscription/LazyPlanDialog.tsx";
import { SubscriptionBanner } from "#web/components/subscription/SubscriptionBanner.tsx";
import { SubscriptionProvider } from "#web/components/subscription/SubscriptionProvider.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { isPageOffered } from "#web/page-permissions.ts";
import { paths } from "#web/paths.ts";
import { logOutOfAccount, logOutOfPortal } from "#web/pages/log-out.ts";
import { ClosedPage } from "./ClosedPage.tsx";
import { useNotices } from "./use-notices.ts";
import { type Overlay, PortalOverlays } from "./palette/PortalOverlays.tsx";

/** The nouns whose data a server event makes outdated. */
const outdatedNouns: Record<PortalEvent["kind"], string[]> = {
  // A reply counts in the figures of the campaign it answers.
  message: ["tickets", "customers", "dashboard", "campaigns"],
  ticket: ["tickets", "customers", "dashboard"],
  customer: ["customers", "customerNotes", "tickets"],
  source: ["knowledge", "agents", "internal"],
  faq: ["faqs", "knowledge", "gaps"],
  fact: ["knowledge"],
  privacy: ["privacy"],
  lesson: ["lessons", "faqs", "gaps", "knowledge"],
  gap: ["gaps"],
  training: ["knowledge"],
  version: ["knowledge", "dashboard", "faqs", "gaps", "lessons", "agents", "internal"],
  chatbot: ["chatbot"],
  member: ["organizations"],
  role: ["auth", "roles"],
  agent: ["agents", "chatbot", "internal"],
  channel: ["channels", "agents", "templates"],
  campaign: ["campaigns"],
  reminder: ["reminders"],
  subscription: ["subscription", "payments"],
  subscription_notice: ["subscription"],
  campaign_done: ["campaigns"],
  campaign_waits: ["campaigns"],
  campaign_stopped: ["campaigns"],
  campaign_withheld: ["campaigns"],
  note: ["ticketNotes"],
  mention: ["ticketNotes"],
  assignment: ["tickets"],
  overdue: ["tickets"],
  support_access: ["auth", "supportAccess"],
};

/**
 * The state of the portal's frame: the member, the number of waiting tickets, and whether the agent answers. Server
 * events refresh it.
 */
export function PortalState({ children }: { children: React.ReactNode }) {
  const { currentLanguage } = useLanguage();
  const { pathname } = useLocation();
  const { data: caller } = useRead(getCurrentUser, {});
  const { data: waiting } = useRead(listTickets, { query: { status: "deferred", page_size: 1 } });
  const { data: knowledge } = useRead(getKnowledge, {});
  const { data: subscription } = useRead(getSubscription, {});
  const refresh = useRefresh();
  const [overlay, setOverlay] = useState<Overlay>();
  const say = useEffectEvent(useNotices(waiting?.counts.deferred));
  useEffect(() => {
    const stop = new AbortController();
    void listenToEndpoint(
      streamPortalEvents,
      {
        onEvent: ({ data }) => {
          const event = JSON.parse(data) as PortalEvent;
          const { kind, id } = event;
          if (kind === "ticket") void trackNewTicket(id);
          say(event);
          void refresh(...(outdatedNouns[kind] ?? []));
        },
        onReconnect: () =>
          void refresh(
            "tickets",
            "customers",
            "dashboard",
            "knowledge",
            "faqs",
            "gaps",
            "chatbot",
            "subscription",
            "payments",
            "ticketNotes",
            "customerNotes",
          ),
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [refresh]);
  const organizationId = caller?.data.organization?.id;
  const role = caller?.data.user.role;
  useEffect(() => {
    if (!organizationId || !role) return;
    setUserProperties({ organization_id: organizationId, role });
    void track("organization_activity", { organization_id: organizationId, action: "portal_opened" });
  }, [organizationId, role]);
  // An operator belongs to no business, and the server would refuse every call of this frame.
  if (caller?.data.user.role === "operator") return <Navigate to={paths.operator()} replace />;
  const organization = caller?.data.organization;
  const permissions = caller?.data.permissions;
  const isSupport = caller?.data.support_access?.is_own === true;
  return (
    <SubscriptionProvider isOwner={role === "owner"}>
      <PortalFrame
        banner={
          <>
            {caller?.data.support_access && (
              <SupportAccessBanner
                access={caller.data.support_access}
                isOwner={role === "owner"}
                organizationName={organization?.name ?? ""}
                onLeave={() => void logOutOfPortal(organization?.id)}
              />
            )}
            <DeletionBanner isOwner={role === "owner"} />
            <SubscriptionBanner />
            {caller && !caller.data.email_verified && <VerifyEmailBanner email={caller.data.user.email} />}
            {caller && isDemoEmail(caller.data.user.email) && <DemoMonthLine />}
          </>
        }
        user={caller?.data.user}
        organizationName={organization ? organization.brand[currentLanguage] || organization.name : undefined}
        waiting={waiting?.counts.deferred ?? 0}
        isLive={knowledge?.data.versions.some((version) => version.live)}
        permissions={permissions}
        isPaused={Boolean(subscription?.data.withheld)}
        onSearch={() => setOverlay("palette")}
        onLogOut={() => void (isSupport ? logOutOfPortal(organization?.id) : logOutOfAccount())}
      >
        {isPageOffered(pathname, permissions) ? children : <ClosedPage />}
      </PortalFrame>
      <LazyPlanDialog />
      <PortalOverlays shown={overlay} onShow={setOverlay} isOwner={role === "owner"} />
    </SubscriptionProvider>
  );
}
