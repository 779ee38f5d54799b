import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { AgentView } from "#shared/contract/agents.ts";
import { listAgents } from "#web/api/endpoints/agents.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { useRead } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { NotFoundPage } from "#web/pages/site/NotFoundPage.tsx";
import css from "./AgentPage.module.css";
import { AgentPreview } from "./AgentPreview.tsx";
import { CertaintyPart } from "./CertaintyPart.tsx";
import { ChannelsPart } from "./ChannelsPart.tsx";
import { HandoverPart } from "./HandoverPart.tsx";
import { HoursPart } from "./HoursPart.tsx";
import { RequestsPart } from "./RequestsPart.tsx";
import { IdentityPart } from "./IdentityPart.tsx";
import { TonePart } from "./TonePart.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useDraft } from "./use-draft.ts";

/** An agent's settings beside a preview of its answers. */
export function AgentPage() {
  const { t } = useTranslation("agents");
  const { kind } = useParams();
  const { data, error, refetch } = useRead(listAgents, {});
  const { data: caller } = useRead(getCurrentUser, {});
  const canChange = usePermission("settings");
  const agent = data?.data.find((each) => each.kind === kind);
  if (kind !== "support" && kind !== "internal") return <NotFoundPage />;
  return (
    <Page>
      <PageHead
        title={t(`kind.${kind}`)}
        note={caller && !canChange && t("notAllowed")}
        end={
          <LinkButton look="quiet" to={paths.agents()}>
            <BackIcon size="small" />
            {t("go.back")}
          </LinkButton>
        }
      />
      {agent && caller ? (
        <Settings key={kind} agent={agent} canChange={canChange} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} height="4rem" />
      )}
    </Page>
  );
}

function Settings({ agent, canChange }: { agent: AgentView; canChange: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(agent);
  const { refusals } = draft;
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return (
    <div className={css.columns}>
      <form
        ref={form}
        noValidate
        className={css.main}
        onSubmit={(event) => {
          event.preventDefault();
          draft.save();
        }}
      >
        <fieldset disabled={!canChange}>
          <IdentityPart kind={agent.kind} draft={draft} />
          <TonePart draft={draft} />
          <CertaintyPart agent={agent} draft={draft} />
          {agent.kind === "support" && (
            <>
              <RequestsPart draft={draft} />
              <HandoverPart draft={draft} isDisabled={!canChange} />
              <HoursPart draft={draft} />
              <ChannelsPart agent={agent} draft={draft} />
            </>
          )}
        </fieldset>
        <SaveBar draft={draft} />
      </form>
      <div className={css.side}>
        <AgentPreview agent={agent} draft={draft} />
      </div>
    </div>
  );
}
