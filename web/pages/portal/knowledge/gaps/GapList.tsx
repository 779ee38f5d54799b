import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { Gap, listGaps } from "#shared/contract/gaps.ts";
import { GapRow } from "#web/components/knowledge/GapRow.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import { AnswerGapDialog } from "./AnswerGapDialog.tsx";
import { useGapActions } from "./use-gap-actions.ts";

/** The gaps, most asked first, with what can be done about each. */
export function GapList({
  list,
  onPage,
}: {
  list: ResultOf<typeof listGaps>;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation("gaps");
  const actions = useGapActions();
  const [answering, setAnswering] = useState<Gap>();
  if (isEmptyPage(list)) return <EmptyPage onFirst={() => onPage(1)} />;
  return (
    <>
      <Rows label={t("list.label")}>
        {list.data.map((gap) => (
          <GapRow
            key={gap.id}
            gap={gap}
            onAnswer={() => setAnswering(gap)}
            onAdd={() => void actions.add(gap)}
            isAdding={actions.adding === gap.id}
            entries={[
              {
                id: "dismiss",
                label: t("row.dismiss"),
                icon: <CloseIcon size="small" />,
                onSelect: () => void actions.dismiss(gap),
              },
            ]}
          />
        ))}
      </Rows>
      {list.meta.total > list.meta.page_size && (
        <ListFooter meta={list.meta} range={(values) => t("list.range", values)} onPage={onPage} />
      )}
      {answering && <AnswerGapDialog gap={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
