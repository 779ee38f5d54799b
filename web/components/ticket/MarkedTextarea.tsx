import { useRef } from "react";
import css from "./MarkedTextarea.module.css";

interface TextPiece {
  text: string;
  isMarked: boolean;
}

export interface MarkedTextareaProps extends Omit<React.ComponentProps<"textarea">, "value" | "className"> {
  value: string;
  /** The value in pieces, some of which are highlighted. */
  pieces: readonly TextPiece[];
}

/**
 * A text box with highlighted words. A textarea cannot highlight, so the same text is rendered invisibly behind it,
 * with coloured backgrounds.
 */
export function MarkedTextarea({ pieces, onScroll, ...rest }: MarkedTextareaProps) {
  const behind = useRef<HTMLDivElement>(null);
  return (
    <div className={css.field}>
      {pieces.some(({ isMarked }) => isMarked) && (
        <div ref={behind} aria-hidden="true" dir={rest.dir} className={css.behind}>
          {pieces.map(({ text, isMarked }, place) =>
            isMarked ? (
              // The pieces have no other identity than their position.
              // oxlint-disable-next-line react/no-array-index-key
              <mark key={place}>{text}</mark>
            ) : (
              text
            ),
          )}
        </div>
      )}
      <textarea
        {...rest}
        onScroll={(event) => {
          if (behind.current) behind.current.scrollTop = event.currentTarget.scrollTop;
          onScroll?.(event);
        }}
      />
    </div>
  );
}
