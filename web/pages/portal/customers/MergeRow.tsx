import { useId } from "react";
import { Button } from "#web/ui/Button.tsx";
import css from "./MergeRow.module.css";

/** One who may be, or was made, the same customer, and what can be done about it. */
export function MergeRow({
  acts,
  isPending,
  children,
}: {
  /** False where the member may only see it. */
  acts: false | readonly { text: string; onPress: () => Promise<unknown> }[];
  isPending: boolean;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <li className={css.row}>
      <p id={id}>{children}</p>
      <span className={css.acts}>
        {acts &&
          acts.map(({ text, onPress }) => (
            <Button
              key={text}
              size="small"
              aria-describedby={id}
              isDisabled={isPending}
              onClick={() => void onPress()}
            >
              {text}
            </Button>
          ))}
      </span>
    </li>
  );
}
