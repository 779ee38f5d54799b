import { useTranslation } from "react-i18next";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { ShowMore } from "./ShowMore.tsx";
import css from "./SourceText.module.css";
import type { ExtractedText } from "./source-text.ts";

/** Questions with their other phrasings, and the answers in one or both languages. */
export function FaqList({ faqs }: { faqs: ExtractedText["faqs"] }) {
  const { t } = useTranslation("knowledge");
  return (
    <section>
      <h3>{t("text.faqs")}</h3>
      <ShowMore pieces={faqs}>
        {(shown) => (
          <ul className={css.pieces}>
            {shown.map(({ phrasings: [question = "", ...others], answer, row }, place) => (
              <li key={place}>
                <p className={css.question} {...languageOfText(question)}>
                  {question}
                </p>
                {others.length > 0 && (
                  <ul className={css.others}>
                    {others.map((phrasing) => (
                      <li key={phrasing} {...languageOfText(phrasing)}>
                        {phrasing}
                      </li>
                    ))}
                  </ul>
                )}
                {[answer.ar, answer.en].map(
                  (text) =>
                    text && (
                      <p key={text} className={css.answer} {...languageOfText(text)}>
                        {text}
                      </p>
                    ),
                )}
                {row !== null && <small>{t("text.row", { row })}</small>}
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
}
