import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { Faq } from "#shared/contract/faqs.ts";
import { listFaqs } from "#web/api/endpoints/faqs.ts";
import type { Language } from "#shared/language.ts";
import { useRead } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { type InlineList, useInlineList, useTextTrigger } from "#web/components/ticket/use-inline-list.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/ui/Link.tsx";

const maxShown = 20;

/** Returns an answer's text in the reply's language if it exists. */
const textOf = ({ answer }: Faq, language: Language): string =>
  answer[language] ?? answer[language === "ar" ? "en" : "ar"] ?? "";

/** Offers the answers written in the portal after a slash in a reply, and inserts the chosen one. */
export function useSavedAnswers({
  language,
  value,
  onChange,
  box,
}: {
  language: Language;
  value: string;
  onChange: (value: string) => void;
  box: React.RefObject<HTMLTextAreaElement | null>;
}): InlineList & { open: () => void } {
  const { t } = useTranslation("tickets");
  const canWrite = usePermission("knowledge");
  const text = useTextTrigger("/", value);
  const q = useDeferredValue(text.trigger?.query.trim());
  const read = useRead(
    listFaqs,
    { query: { page_size: maxShown, ...(q && { q }) } },
    { enabled: q !== undefined, keepPrevious: true },
  );
  const answers = (read.data?.data ?? []).filter((faq) => textOf(faq, language) !== "");
  /** Replaces a part of the text and puts the caret after it. */
  const replace = (from: number, to: number, words: string) => {
    onChange(value.slice(0, from) + words + value.slice(to));
    const caret = from + words.length;
    // The caret is set after React has updated the text.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(caret, caret);
      text.setCaret(caret);
    });
  };
  const list = useInlineList({
    text,
    label: t("savedAnswers.label"),
    options: answers.map((faq) => ({
      id: faq.id,
      label: faq.phrasings[0] ?? faq.extends?.question ?? textOf(faq, language),
      note: textOf(faq, language),
    })),
    empty:
      read.data &&
      (read.data.counts.all === 0 ? (
        <>
          {t("savedAnswers.none")} {canWrite && <Link to={paths.answers()}>{t("savedAnswers.write")}</Link>}
        </>
      ) : (
        t("savedAnswers.notFound")
      )),
    onChoose: (id, { start, query }) => {
      const chosen = answers.find((faq) => faq.id === id);
      if (chosen) replace(start, start + 1 + query.length, textOf(chosen, language));
    },
  });
  return {
    ...list,
    /** Opens the list without a keyboard, as if a slash had been typed at the caret. */
    open: () => {
      const caret = box.current?.selectionStart ?? value.length;
      const space = caret > 0 && !/\s/.test(value.charAt(caret - 1)) ? " " : "";
      replace(caret, caret, `${space}/`);
    },
  };
}
