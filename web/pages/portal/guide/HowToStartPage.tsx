import { Trans, useTranslation } from "react-i18next";
import { listChannels } from "#web/api/endpoints/channels.ts";
import { getChatbot } from "#web/api/endpoints/chatbot.ts";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import { listTickets } from "#web/api/endpoints/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import { type Step, StepPath } from "#web/components/dashboard/StepPath.tsx";
import { FactsProgress } from "#web/components/guide/FactsProgress.tsx";
import { ShareLink } from "#web/components/guide/ShareLink.tsx";
import { ChannelStates } from "#web/components/guide/ChannelStates.tsx";
import { Lede, Page, PageHead } from "#web/components/portal/Page.tsx";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { useGenerate } from "#web/pages/portal/chatbot/use-generate.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./HowToStartPage.module.css";

/**
 * The three first steps with their pages (C020), and at the end the link to share. Completed steps are marked.
 */
export function HowToStartPage() {
  const { t } = useTranslation(["guide", "common", "chatbot"]);
  const { data: knowledge } = useRead(getKnowledge, {});
  const { data: chatbot } = useRead(getChatbot, {});
  const { data: channels } = useRead(listChannels, {});
  const { data: tickets } = useRead(listTickets, { query: { page_size: 1 } });
  const generate = useGenerate();
  const canGenerate = usePermission("channels");
  const done = {
    upload: knowledge?.data.versions.some((version) => version.live) ?? false,
    connect: Boolean(chatbot?.data) || (channels?.data.some(({ state }) => state === "connected") ?? false),
    monitor: (tickets?.meta.total ?? 0) > 0,
  };
  const isKnown = [knowledge, chatbot, channels, tickets].every((read) => read !== undefined);
  const next = isKnown ? (["upload", "connect", "monitor"] as const).find((step) => !done[step]) : undefined;
  const links = { upload: paths.knowledge(), connect: paths.channels(), monitor: paths.tickets() };
  const step = (name: keyof typeof done): Step => ({
    title: t(`${name}.title`),
    time: t(`${name}.time`),
    text: t(`${name}.text`),
    state: done[name] ? "done" : name === next ? "now" : "later",
    children: (
      <>
        {name === "upload" && <FactsProgress />}
        {name === "connect" && <ChannelStates />}
        <p className={css.ways}>
          <LinkButton to={links[name]} look={name === next ? "main" : "line"}>
            {t(`${name}.go`)}
            <ForwardIcon size="small" />
          </LinkButton>
          {name === "connect" && (
            <TextLink to={paths.chatbot()}>
              {t(chatbot?.data ? "connect.chatAgain" : "connect.chat")}
            </TextLink>
          )}
        </p>
      </>
    ),
  });
  return (
    <Page>
      <PageHead title={t("common:titles.howToStart")} />
      <Lede>
        <Trans t={t} i18nKey="lede" components={{ b: <b /> }} />
      </Lede>
      <StepPath steps={[step("upload"), step("connect"), step("monitor")]} />
      {chatbot && knowledge && (
        <ShareLink
          url={chatbot.data?.url}
          isLive={done.upload}
          generate={
            canGenerate ? { isPending: generate.isPending, run: () => void generate.run() } : undefined
          }
        />
      )}
    </Page>
  );
}
