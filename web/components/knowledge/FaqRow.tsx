import { Trans, useTranslation } from "react-i18next";
import type { Faq } from "#shared/contract/faqs.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu, type MenuEntry } from "#web/ui/Menu.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { DottedRingGlyph } from "#web/components/signs/glyphs.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import css from "./FaqRow.module.css";

/** Returns the title of an answer: its first phrasing, or the file's question. */
const questionOf = (faq: Faq): string => faq.extends?.question ?? faq.phrasings[0] ?? "";

export interface FaqRowProps {
  faq: Faq;
  /** The answer in the page's language, otherwise in the other one. */
  answer: string;
  onOpen: () => void;
  entries: readonly MenuEntry[];
}

/** An answer that the team wrote, or phrasings added to a file's answer. It is a child of `Rows`. */
export function FaqRow({ faq, answer, onOpen, entries }: FaqRowProps) {
  const { t } = useTranslation("faqs");
  const format = useFormat();
  const question = questionOf(faq);
  return (
    <li className={css.faq}>
      <div className={css.text}>
        <button type="button" className={css.open} onClick={onOpen} aria-label={t("row.open", { question })}>
          <TruncatedText>{question}</TruncatedText>
        </button>
        <p className={css.answer} title={answer} {...languageOfText(answer)}>
          {answer}
        </p>
        <small className={css.facts}>
          <span>
            {t(faq.kind === "addition" ? "row.added" : "row.phrasings", { count: faq.phrasings.length })}
          </span>
          {faq.extends && (
            <span>
              {faq.extends.label === null ? t("row.lost") : t("row.toFile", { label: faq.extends.label })}
            </span>
          )}
          {faq.ticket && (
            <TextLink to={paths.ticket(faq.ticket.id)}>
              <Trans
                t={t}
                i18nKey="row.ticket"
                values={{ number: faq.ticket.number }}
                components={{ number: <Ltr /> }}
              />
            </TextLink>
          )}
          {faq.exact && <span className={css.exact}>{t("row.exact")}</span>}
        </small>
      </div>
      <p className={css.hits}>
        <span className={faq.hits === 0 ? "soft" : undefined}>{t("row.hits", { count: faq.hits })}</span>
        {faq.last_hit_at && <small>{t("row.lastHit", { when: format.relative(faq.last_hit_at) })}</small>}
        {faq.pending && (
          <small className={css.pending}>
            <DottedRingGlyph />
            {t("row.pending")}
          </small>
        )}
      </p>
      <Menu label={t("row.more", { question })} trigger={<MoreIcon />} entries={entries} />
    </li>
  );
}
