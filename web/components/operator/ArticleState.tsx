import { useTranslation } from "react-i18next";
import type { OperatorArticle } from "#shared/contract/operator-articles.ts";
import { DottedRingGlyph, RingGlyph, TickGlyph } from "#web/components/signs/glyphs.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import css from "./ArticleState.module.css";

const glyphs = { draft: DottedRingGlyph, scheduled: RingGlyph, published: TickGlyph };

/** Whether visitors can see an article, and since when or from when. */
export function ArticleState({ article }: { article: Pick<OperatorArticle, "state" | "published_at"> }) {
  const { t } = useTranslation("articles");
  const whenInSentence = useWhenInSentence();
  const moment = useMomentText();
  const { state, published_at } = article;
  const Glyph = glyphs[state];
  const when =
    published_at === null ? "" : state === "scheduled" ? moment(published_at) : whenInSentence(published_at);
  return (
    <span className={`${css.state} ${css[state]}`}>
      <Glyph />
      {t(`state.${state}`, { when })}
    </span>
  );
}
