import { useTranslation } from "react-i18next";
import type { MeasuredVersion } from "#shared/contract/quality.ts";
import { readQuality } from "#web/api/endpoints/quality.ts";
import { useRead } from "#web/api/use-read.ts";
import { KindTable } from "#web/components/knowledge/KindTable.tsx";
import { KnowledgeTabs } from "#web/components/knowledge/KnowledgeTabs.tsx";
import { Page, PageHead, Section } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { Disclosure } from "#web/ui/Disclosure.tsx";
import { Contradictions } from "./Contradictions.tsx";
import { Details } from "./Details.tsx";
import { Estimate } from "./Estimate.tsx";
import { Figure } from "./Figure.tsx";
import { HeldVersion } from "./HeldVersion.tsx";
import css from "./QualityPage.module.css";

/** The measured accuracy of the agent beside the promise of the terms (C112). */
export function QualityPage() {
  const { t } = useTranslation(["quality", "common"]);
  const { data, error, refetch } = useRead(readQuality, {});
  const quality = data?.data;
  return (
    <Page>
      <PageHead title={t("common:titles.knowledge")} note={t("note")} />
      <KnowledgeTabs />
      {quality ? (
        <>
          {quality.held_back && quality.live && (
            <HeldVersion version={quality.held_back} live={quality.live} />
          )}
          <Contradictions found={quality.live?.report?.contradictions ?? []} />
          <Measured version={quality.live} />
          <Details report={quality.live?.report ?? null} questionCounts={quality.own} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.loading}>
          <Skeleton rows={6} height="3.25rem" />
        </div>
      )}
    </Page>
  );
}

function Measured({ version }: { version: MeasuredVersion | null }) {
  const { t } = useTranslation("quality");
  if (!version?.report) {
    return (
      <EmptyState
        title={t("none.title")}
        action={<LinkButton to={paths.knowledge()}>{t("none.go")}</LinkButton>}
      >
        {t(version ? "none.again" : "none.text")}
      </EmptyState>
    );
  }
  const { report } = version;
  const kinds = (
    <Section title={t("kinds.title")}>
      <KindTable kinds={report.kinds} label={t("kinds.title")} />
    </Section>
  );
  // The version was measured before estimates existed, so the other figures are shown.
  if (report.estimate === undefined)
    return (
      <>
        <Figure version={version} report={report} />
        {kinds}
      </>
    );
  return (
    <>
      <Estimate estimate={report.estimate} />
      <div className={css.behind}>
        <Disclosure title={t("estimate.details")} isOpen={false}>
          <Figure version={version} report={report} />
          {kinds}
        </Disclosure>
      </div>
    </>
  );
}
