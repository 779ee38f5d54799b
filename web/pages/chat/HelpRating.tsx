import { useId, useRef, useState } from "react";
import type { RatingQuestion } from "#shared/contract/ratings.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import { ChatIcon } from "./ChatIcon.tsx";
import { useChatLanguage } from "./chat-texts.ts";
import css from "./HelpRating.module.css";
import type { RatingAnswer } from "./use-chat.ts";

// The list is repeated here, because the contract's lists would load a library that this page does not need.
const faces = ["good", "okay", "bad"] as const satisfies readonly Rating[];
const maxComment = 1000;

interface HelpRatingProps {
  question: RatingQuestion;
  onRate: (answer: RatingAnswer) => Promise<void>;
}

/** Asks for a rating of the help with a closed ticket: three faces, then an optional comment. */
export function HelpRating({ question: { id, rating, comment }, onRate }: HelpRatingProps) {
  const { t } = useChatLanguage();
  const [isSaving, setSaving] = useState(false);
  const [typed, setTyped] = useState("");
  const name = useId();
  const field = useId();
  const hasSent = useRef(false);

  async function save(answer: Omit<RatingAnswer, "id">): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    await onRate({ id, ...answer });
    setSaving(false);
  }

  return (
    <section className={css.rating} aria-labelledby={name}>
      <p id={name} className={css.question}>
        {t("rating.question")}
      </p>
      <div className={css.faces} aria-busy={isSaving}>
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            aria-pressed={face === rating}
            onClick={() => void save({ rating: face })}
          >
            <ChatIcon name={face} className={css.face} />
            {t(`rating.${face}`)}
          </button>
        ))}
      </div>
      {rating && <p className={css.thanks}>{t("rating.thanks")}</p>}
      {rating && comment && (
        // The form is gone with the focus that was in it.
        <p
          className={css.comment}
          tabIndex={-1}
          ref={(sent) => {
            if (sent === null || !hasSent.current) return;
            hasSent.current = false;
            sent.focus();
          }}
        >
          {t("rating.sent", { comment })}
        </p>
      )}
      {rating && !comment && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!typed.trim()) return;
            hasSent.current = true;
            void save({ rating, comment: typed });
          }}
        >
          <label htmlFor={field}>{t("rating.comment")}</label>
          <textarea
            id={field}
            rows={2}
            maxLength={maxComment}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" aria-disabled={isSaving} disabled={!typed.trim()}>
            {t("rating.send")}
          </button>
        </form>
      )}
    </section>
  );
}
