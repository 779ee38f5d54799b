import { useTranslation } from "react-i18next";
import type { AgentView } from "#shared/contract/agents.ts";
import { previewAgent } from "#web/api/endpoints/agents.ts";
import { call } from "#web/api/call.ts";
import { AskBox } from "#web/components/knowledge/AskBox.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useAgentPreview } from "#web/pages/portal/use-agent-preview.ts";
import type { Draft } from "./use-draft.ts";

/**
 * A preview of the agent with the current settings, whether saved or not, so that a change can be tried before
 * customers see it.
 */
export function AgentPreview({ agent, draft }: { agent: AgentView; draft: Draft }) {
  const { t } = useTranslation("agents");
  const { currentLanguage } = useLanguage();
  const { kind, version } = agent;
  const { settings } = draft;
  const { turns, ask, reset, answersFrom } = useAgentPreview((body) =>
    call(previewAgent, { params: { kind }, body: { ...body, settings } }),
  );
  const isTrained = version !== null;
  return (
    <AskBox
      turns={turns}
      onAsk={ask}
      onReset={reset}
      isDisabled={!isTrained}
      answersFrom={answersFrom}
      greeting={settings.greeting[currentLanguage]}
      examples={
        isTrained
          ? [
              t(`preview.examples.${kind}.a`),
              t(`preview.examples.${kind}.b`),
              t(`preview.examples.${kind}.c`),
            ]
          : []
      }
      note={t(isTrained ? "preview.note" : "preview.untrained")}
      {...(kind === "internal" && { handover: null, placeholder: t("preview.placeholder") })}
    />
  );
}
