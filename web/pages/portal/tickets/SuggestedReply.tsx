import { useTranslation } from "react-i18next";
import type { SuggestedReply as Suggestion } from "#shared/contract/suggested-replies.ts";
import { splitAtBlanks } from "#shared/rules/reply-blanks.ts";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import css from "./SuggestedReply.module.css";

/**
 * The agent's suggested reply (B42). Staff copy it into the reply box, edit it and send it; it is never sent
 * automatically.
 */
export function SuggestedReply({
  suggestion,
  isShort,
  onUse,
}: {
  suggestion: Suggestion;
  /** Whether only one line is shown, because staff are writing their own reply. */
  isShort: boolean;
  onUse: () => void;
}) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const { text, sources, confidence } = suggestion;
  return (
    <section
      aria-label={t("suggestion.label")}
      className={classes("night", css.suggestion, isShort && css.short)}
    >
      <p className={css.head}>
        <Mark className={css.mark} />
        <b>{t("suggestion.label")}</b>
        <span className={css.from} title={sources.join("\n")}>
          {t("tried.count", { count: sources.length })}
          {" · "}
          {t("suggestion.sure")} <Ltr>{format.confidence(confidence)}</Ltr>
        </span>
      </p>
      <Button size="small" look={isShort ? "line" : "main"} onClick={onUse}>
        {t("suggestion.use")}
      </Button>
      <p className={css.text} {...languageOfText(text)}>
        {splitAtBlanks(text).map(({ text: piece, isBlank }, place) =>
          isBlank ? (
            // The pieces have no other identity than their position.
            // oxlint-disable-next-line react/no-array-index-key
            <mark key={place}>{piece.slice(1, -1)}</mark>
          ) : (
            piece
          ),
        )}
      </p>
    </section>
  );
}
