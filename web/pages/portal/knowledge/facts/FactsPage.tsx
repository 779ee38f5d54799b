import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import { readBusinessFacts } from "#web/api/endpoints/business-facts.ts";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import { type FactTopic, factTopics, type StatedFact } from "#shared/rules/business-facts.ts";
import { useRead } from "#web/api/use-read.ts";
import { emptyValues } from "#web/components/facts/fact-forms.ts";
import { FactSection } from "#web/components/facts/FactSection.tsx";
import { PeopleRead } from "#web/components/facts/PeopleRead.tsx";
import { KnowledgeTabs } from "#web/components/knowledge/KnowledgeTabs.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import columns from "#web/pages/portal/knowledge/KnowledgePage.module.css";
import { TryQuestion } from "#web/pages/portal/knowledge/TryQuestion.tsx";
import { useProgress } from "#web/pages/portal/knowledge/use-progress.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { factOf } from "./fact-of.ts";
import { FactDialog } from "./FactDialog.tsx";
import { FactsSummary } from "./FactsSummary.tsx";
import { useFactActions } from "./use-fact-actions.ts";

/** The facts about the business that the agent has read, for the owner to confirm, correct and complete. */
export function FactsPage() {
  const { t } = useTranslation(["facts", "common"]);
  const read = useRead(readBusinessFacts, {});
  const knowledge = useRead(getKnowledge, {});
  const watchTraining = useProgress(knowledge.data?.data);
  const [edited, setEdited] = useState<StatedFact>();
  const [search, setSearch] = useSearchParams();
  const error = read.error ?? knowledge.error;
  const facts = read.data?.data;
  const live = knowledge.data?.data.versions.find((version) => version.live);
  // A link from another page can open a topic's form.
  const linked = factTopics.find((topic) => topic === search.get("topic"));
  const open = edited ?? (facts && linked && editableFact(facts, linked));
  const close = () => {
    setEdited(undefined);
    if (linked) setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <PageHead title={t("common:titles.facts")} note={t("note")} />
      <KnowledgeTabs />
      {facts && knowledge.data ? (
        <div className={columns.columns}>
          <div className={columns.main}>
            <FactsSummary facts={facts} knowledge={knowledge.data.data} onTrain={watchTraining} />
            {factTopics.map((topic) => (
              <Topic key={topic} facts={facts} topic={topic} onEdit={(fact) => setEdited(fact)} />
            ))}
            {facts.people.length > 0 && <PeopleRead people={facts.people} />}
          </div>
          <div className={columns.side}>
            <TryQuestion live={live} />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([read.refetch(), knowledge.refetch()])} />
      ) : (
        <div className={columns.loading}>
          <Skeleton rows={6} height="5.5rem" />
        </div>
      )}
      {open && (
        <FactDialog
          key={open.topic}
          initial={open}
          branches={facts?.branches.value?.places.map(({ name }) => name).filter(Boolean) ?? []}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** Returns the known value of a topic, or an empty form. */
const editableFact = (facts: BusinessFactsView, topic: FactTopic): StatedFact =>
  factOf(facts, topic) ?? ({ topic, value: emptyValues[topic] } as StatedFact);

function Topic({
  facts,
  topic,
  onEdit,
}: {
  facts: BusinessFactsView;
  topic: FactTopic;
  onEdit: (fact: StatedFact) => void;
}) {
  const { confirm, takeFile } = useFactActions();
  const { items, stated, pending, conflict } = facts[topic];
  const fact = factOf(facts, topic);
  const differs = stated && items.some(({ state }) => state === "corrected" || state === "added");
  return (
    <FactSection
      topic={topic}
      fact={fact}
      items={items}
      fromFiles={differs || conflict ? factOf(facts, topic, "read") : null}
      isStated={stated}
      isPending={pending}
      hasConflict={conflict}
      onConfirm={() => fact && void confirm(fact)}
      onEdit={() => onEdit(editableFact(facts, topic))}
      onTakeFile={() => void takeFile(topic)}
    />
  );
}
