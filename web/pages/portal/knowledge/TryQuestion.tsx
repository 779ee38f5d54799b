import { useTranslation } from "react-i18next";
import type { Version } from "#shared/contract/knowledge.ts";
import { AskBox } from "#web/components/knowledge/AskBox.tsx";
import { useAgentPreview } from "#web/pages/portal/use-agent-preview.ts";
import { useStarters } from "#web/pages/portal/use-starters.ts";

/**
 * A conversation with the agent as customers see it, with the last few turns as context (B43). It is neither stored
 * nor counted.
 */
export function TryQuestion({ live }: { live: Version | undefined }) {
  const { t } = useTranslation("knowledge");
  const { turns, ask, reset, answersFrom } = useAgentPreview();
  const starters = useStarters(live !== undefined);
  return (
    <div id="try">
      <AskBox
        turns={turns}
        onAsk={ask}
        onReset={reset}
        isDisabled={!live}
        answersFrom={answersFrom}
        greeting={t(live ? "ask.greeting" : "ask.greetingUntrained")}
        examples={starters}
        note={live ? t("ask.note", { number: live.number }) : t("ask.untrained")}
      />
    </div>
  );
}
