import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listInternalMessages } from "#web/api/endpoints/internal-messages.ts";
import { useRead } from "#web/api/use-read.ts";
import { AgentTabs } from "#web/components/agents/AgentTabs.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { ReadTextDialog } from "#web/pages/portal/knowledge/ReadTextDialog.tsx";
import { AboutAsk } from "./AboutAsk.tsx";
import { QuestionForm } from "#web/components/ask/QuestionForm.tsx";
import css from "./AskPage.module.css";
import { AskLog } from "./AskLog.tsx";
import { useInternalAgent } from "./use-internal-agent.ts";

/** The page on which members ask the internal agent. It shows the member's own questions with their sources. */
export function AskPage() {
  const { t } = useTranslation(["agents", "common"]);
  const { data, error, refetch } = useRead(listInternalMessages, {});
  const internal = useInternalAgent();
  const [source, setSource] = useState<{ id: string; name: string }>();
  const conversation = data?.data;
  const isOn = conversation?.agent.enabled === true && conversation.agent.version !== null;
  return (
    <Page>
      <PageHead title={t("common:titles.ask")} note={t("ask.note")} />
      <AgentTabs />
      {conversation ? (
        conversation.agent.version === null && conversation.messages.length === 0 ? (
          <EmptyState
            title={t("ask.untrained.title")}
            action={
              <LinkButton look="main" to={paths.knowledge()}>
                {t("ask.untrained.go")}
              </LinkButton>
            }
          >
            {t("ask.untrained.text")}
          </EmptyState>
        ) : (
          <div className={css.columns}>
            <div className={css.chat}>
              <AskLog conversation={conversation} internal={internal} isOn={isOn} onOpen={setSource} />
              {isOn ? (
                <QuestionForm
                  className={css.question}
                  placeholder={t("ask.placeholder")}
                  onAsk={internal.ask}
                  isWaiting={internal.sending !== undefined && !internal.sending.problem}
                />
              ) : (
                <p className={css.off} role="status">
                  <b>{t("ask.off.title")}</b> {t("ask.off.text")}
                </p>
              )}
            </div>
            <AboutAsk conversation={conversation} />
          </div>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={5} height="3.5rem" />
      )}
      {source && <ReadTextDialog source={source} onClose={() => setSource(undefined)} />}
    </Page>
  );
}
