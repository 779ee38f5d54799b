import { Trans, useTranslation } from "react-i18next";
import type { AgentView } from "#shared/contract/agents.ts";
import { listAgents } from "#web/api/endpoints/agents.ts";
import { useRead } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { AgentCard } from "#web/components/agents/AgentCard.tsx";
import { AgentTabs } from "#web/components/agents/AgentTabs.tsx";
import { Lede, Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";

/** Both agents with this month's figures and links to their settings. */
export function AgentsPage() {
  const { t } = useTranslation(["agents", "common"]);
  const { data, error, refetch } = useRead(listAgents, {});
  return (
    <Page>
      <PageHead title={t("common:titles.agents")} note={t("note")} />
      <AgentTabs />
      {data ? (
        <>
          <Month agents={data.data} />
          <Rows label={t("common:titles.agents")}>
            {data.data.map((agent) => (
              <AgentCard key={agent.kind} agent={agent} actions={<Actions agent={agent} />} />
            ))}
          </Rows>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="9rem" />
      )}
    </Page>
  );
}

/** This month's figures of both agents in one sentence. */
function Month({ agents }: { agents: readonly AgentView[] }) {
  const { t } = useTranslation("agents");
  const answered = agents.reduce((sum, { month }) => sum + month.answered, 0);
  const handed = agents.find(({ kind }) => kind === "support")?.month.handed_over ?? 0;
  const isTrained = agents.some(({ version }) => version !== null);
  const key = !isTrained
    ? "none"
    : answered > 0
      ? handed > 0
        ? "month"
        : "onlyAnswered"
      : handed > 0
        ? "onlyHanded"
        : "quiet";
  return (
    <Lede>
      <Trans
        t={t}
        i18nKey={`lede.${key}`}
        values={{
          answered: t("questions", { count: answered }),
          handed: t("questions", { count: handed }),
        }}
        components={{ b: <b /> }}
      />
    </Lede>
  );
}

function Actions({ agent: { kind, version } }: { agent: AgentView }) {
  const { t } = useTranslation("agents");
  const canTrain = usePermission("knowledge");
  if (version === null)
    return (
      <>
        {canTrain && <LinkButton to={paths.knowledge()}>{t("go.train")}</LinkButton>}
        <LinkButton to={portalPaths.agent(kind)}>{t("go.settings")}</LinkButton>
      </>
    );
  return (
    <>
      <LinkButton look="quiet" to={kind === "internal" ? paths.ask() : paths.chatbot()}>
        {t(kind === "internal" ? "go.ask" : "go.chat")}
      </LinkButton>
      <LinkButton to={portalPaths.agent(kind)}>{t("go.settings")}</LinkButton>
    </>
  );
}
