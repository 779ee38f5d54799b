import { Trans, useTranslation } from "react-i18next";
import { Lede } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import type { Generate } from "./use-generate.ts";

export interface ChatbotSummaryProps {
  hasLink: boolean;
  /** Undefined while unknown. */
  isLive: boolean | undefined;
  isOwner: boolean;
  generate: Generate;
}

/** How the chat stands in one sentence, with the one thing to do about it. */
export function ChatbotSummary({ hasLink, isLive, isOwner, generate }: ChatbotSummaryProps) {
  const { t } = useTranslation("chatbot");
  const state = !hasLink ? "none" : isLive === false ? "untrained" : "live";
  const next =
    state === "none" ? (
      isOwner && (
        <Button look="main" isPending={generate.isPending} onClick={() => void generate.run()}>
          {t("generate")}
        </Button>
      )
    ) : state === "untrained" ? (
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
      {!hasLink && !isOwner && <p className="soft">{t("ownerOnly")}</p>}
    </>
  );
}
