import { useEffect } from "react";
import { logOut, me } from "#shared/contract/auth.ts";
import { portalEvents, type PortalEvent } from "#shared/contract/events.ts";
import { overview } from "#shared/contract/knowledge.ts";
import { listTickets } from "#shared/contract/tickets.ts";
import { call } from "../../api/call.ts";
import { listenTo } from "../../api/listen-to.ts";
import { dropSession } from "../../api/session.ts";
import { useRead, useRefresh } from "../../api/use-read.ts";
import { PortalFrame } from "../../components/portal/PortalFrame.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { paths } from "../../paths.ts";

/** Which nouns a server event makes stale. */
const stale: Record<PortalEvent["kind"], string[]> = {
  message: ["tickets", "customers", "dashboard"],
  ticket: ["tickets", "customers", "dashboard"],
  customer: ["customers", "tickets"],
  source: ["knowledge"],
  training: ["knowledge"],
  version: ["knowledge", "dashboard"],
  chatbot: ["chatbot"],
  member: ["organizations"],
};

/** What the frame shows: who is here, what waits, whether the agent answers. Fetches again when the server says so. */
export function PortalState({ children }: { children: React.ReactNode }) {
  const { currentLanguage } = useLanguage();
  const { data: caller } = useRead(me, {});
  const { data: waiting } = useRead(listTickets, { query: { status: "deferred", page_size: 1 } });
  const { data: knowledge } = useRead(overview, {});
  const refresh = useRefresh();
  useEffect(() => {
    const stop = new AbortController();
    void listenTo(
      portalEvents,
      {
        onEvent: ({ data }) => {
          const { kind } = JSON.parse(data) as PortalEvent;
          void refresh(...(stale[kind] ?? []));
        },
        onReconnect: () => void refresh("tickets", "customers", "dashboard", "knowledge", "chatbot"),
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [refresh]);
  const organization = caller?.data.organization;
  return (
    <PortalFrame
      user={caller?.data.user}
      organizationName={organization ? organization.brand[currentLanguage] || organization.name : undefined}
      waiting={waiting?.counts.deferred ?? 0}
      isLive={knowledge?.data.versions.some((version) => version.live)}
      onLogOut={() => void leave()}
    >
      {children}
    </PortalFrame>
  );
}

/** C155: the server ends the session; the token goes whether or not it could be reached. */
async function leave(): Promise<void> {
  await call(logOut).catch(() => {});
  dropSession();
  // A new load, so that nothing of this account stays in memory.
  location.assign(paths.login());
}
