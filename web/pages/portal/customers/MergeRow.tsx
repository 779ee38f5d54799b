import { useId } from "react";
import { Button } from "#web/ui/Button.tsx";
import css from "./MergeRow.module.css";

/** A customer who may be the same person or was merged, with the actions. */
export function MergeRow({
  actions,
  isPending,
  children,
}: {
  /** The actions. False when the member may only view. */
  actions: false | readonly { text: string; onPress: () => Promise<unknown> }[];
  isPending: boolean;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <li className={css.row}>
      <p id={id}>{children}</p>
      <span className={css.actions}>
        {actions &&
          actions.map(({ text, onPress }) => (
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
