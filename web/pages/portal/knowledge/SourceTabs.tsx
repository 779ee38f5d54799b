import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { Source } from "#shared/contract/knowledge.ts";
import { Tabs } from "#web/ui/Tabs.tsx";
import { AddUrlDialog } from "./AddUrlDialog.tsx";
import { DeleteSourceDialog } from "./DeleteSourceDialog.tsx";
import { ReadTextDialog } from "./ReadTextDialog.tsx";
import { SourceList } from "./SourceList.tsx";
import { SourceTitlesDialog } from "./SourceTitlesDialog.tsx";
import { useUploads } from "./use-uploads.ts";

const sections = ["common", "product"] as const satisfies readonly Source["section"][];

/** The two tabs of sources (C227). Each has an address, so that links can lead to it. */
export function SourceTabs({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation("knowledge");
  const [query, setQuery] = useSearchParams();
  const uploads = useUploads();
  const [read, setRead] = useState<Source>();
  const [titled, setTitled] = useState<Source>();
  const [deleting, setDeleting] = useState<Source>();
  const [isAddingUrl, setAddingUrl] = useState(false);
  const [isForStaff, setForStaff] = useState(false);
  const audience = isForStaff ? "staff" : "customers";
  const selected = query.get("tab") === "product" ? "product" : "common";
  const select = (tab: string) =>
    setQuery(tab === "product" ? { tab } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <Tabs
        label={t("tabs.label")}
        selected={selected}
        onSelect={select}
        items={sections.map((section) => {
          const sourcesOfSection = sources.filter((source) => source.section === section);
          return {
            id: section,
            label: t(`tabs.${section}`),
            count: sourcesOfSection.length,
            content: (
              <SourceList
                section={section}
                sources={sourcesOfSection}
                sendings={uploads.sendings.filter((sending) => sending.section === section)}
                onFiles={(files) => uploads.add({ section, audience }, files)}
                isForStaff={isForStaff}
                onForStaff={setForStaff}
                onDismiss={uploads.remove}
                onAddUrl={() => setAddingUrl(true)}
                onRead={setRead}
                onTitles={setTitled}
                onDelete={setDeleting}
              />
            ),
          };
        })}
      />
      {isAddingUrl && (
        <AddUrlDialog target={{ section: selected, audience }} onClose={() => setAddingUrl(false)} />
      )}
      {read && <ReadTextDialog source={read} onClose={() => setRead(undefined)} />}
      {titled && <SourceTitlesDialog source={titled} onClose={() => setTitled(undefined)} />}
      {deleting && <DeleteSourceDialog source={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
