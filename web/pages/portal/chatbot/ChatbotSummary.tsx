import { Trans, useTranslation } from "react-i18next";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { Lede } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import type { Generate } from "./use-generate.ts";

export interface ChatbotSummaryProps {
  hasLink: boolean;
  /** Whether a version is live. Undefined while unknown. */
  isLive: boolean | undefined;
  canChange: boolean;
  generate: Generate;
}

/** The state of the chat in one sentence, with the recommended action. */
export function ChatbotSummary({ hasLink, isLive, canChange, generate }: ChatbotSummaryProps) {
  const { t } = useTranslation("chatbot");
  const canTrain = usePermission("knowledge");
  const state = !hasLink ? "none" : isLive === false ? "untrained" : "live";
  const next =
    state === "none" ? (
      canChange && (
        <Button look="main" isPending={generate.isPending} onClick={() => void generate.run()}>
          {t("generate")}
        </Button>
      )
    ) : state === "untrained" && canTrain ? (
      <LinkButton look="main" to={paths.knowledge()}>
        {t("train")}
        <ForwardIcon size="small" />
      </LinkButton>
    ) : null;
  return (
    <>
      <Lede end={hasLink && next}>
        <Trans t={t} i18nKey={`lede.${state}`} components={{ b: <b /> }} />
      </Lede>
      {!hasLink && next}
      {!hasLink && !canChange && <p className="soft">{t("notAllowed")}</p>}
    </>
  );
}
