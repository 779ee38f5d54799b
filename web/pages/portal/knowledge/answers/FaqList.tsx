import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { Faq, listFaqs } from "#shared/contract/faqs.ts";
import { FaqRow } from "#web/components/knowledge/FaqRow.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useShortcuts } from "#web/shortcuts.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { AddIcon, DeleteIcon, EditIcon } from "#web/ui/icons.tsx";
import { answerIn } from "./answer-in.ts";
import css from "./FaqList.module.css";

export interface FaqListProps {
  list: ResultOf<typeof listFaqs>;
  q: string;
  onSearch: (q: string) => void;
  onPage: (page: number) => void;
  onWrite: () => void;
  onOpen: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
}

/** The written answers, with the search and the button for a new one. */
export function FaqList({ list, q, onSearch, onPage, onWrite, onOpen, onDelete }: FaqListProps) {
  const { t } = useTranslation("faqs");
  const { currentLanguage } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ Slash: () => field.current?.focus() });
  const isEmpty = list.counts.all === 0 && !q;
  const write = (
    <Button size={isEmpty ? "normal" : "small"} look={isEmpty ? "main" : "line"} onClick={onWrite}>
      <AddIcon size="small" />
      {t("list.write")}
    </Button>
  );
  if (isEmpty)
    return (
      <div className={css.empty}>
        <EmptyState title={t("list.none")} picture={<EmptyPicture kind="answers" />} action={write}>
          {t("list.noneText")}
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className={css.head}>
        {write}
        <SearchField ref={field} label={t("list.search")} value={q} onSearch={onSearch} />
        {q && <p role="status">{t("list.found", { count: list.meta.total })}</p>}
      </div>
      {isEmptyPage(list) ? (
        <EmptyPage onFirst={() => onPage(1)} />
      ) : list.data.length === 0 ? (
        <EmptyState
          title={t("list.searchNone", { q })}
          action={<Button onClick={() => onSearch("")}>{t("list.searchGo")}</Button>}
        >
          {t("list.searchText")}
        </EmptyState>
      ) : (
        <Rows label={t("list.label")}>
          {list.data.map((faq) => (
            <FaqRow
              key={faq.id}
              faq={faq}
              answer={answerIn(faq.answer, currentLanguage)}
              onOpen={() => onOpen(faq)}
              entries={[
                {
                  id: "edit",
                  label: t("row.edit"),
                  icon: <EditIcon size="small" />,
                  onSelect: () => onOpen(faq),
                },
                {
                  id: "delete",
                  label: t("row.delete"),
                  icon: <DeleteIcon size="small" />,
                  danger: true,
                  onSelect: () => onDelete(faq),
                },
              ]}
            />
          ))}
        </Rows>
      )}
      {list.data.length > 0 && list.meta.total > list.meta.page_size && (
        <ListFooter meta={list.meta} range={(values) => t("list.range", values)} onPage={onPage} />
      )}
    </>
  );
}
