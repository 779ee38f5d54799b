import { useId } from "react";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { AddIcon, DeleteIcon } from "#web/ui/icons.tsx";
import css from "./FactForm.module.css";

/** The fields of a topic's parts, each in a card. A part can be added, and removed when there are several. */
export function PartCards<Part>({
  parts,
  max,
  titleOf,
  removeOf,
  addText,
  onAdd,
  onRemove,
  children,
}: {
  parts: readonly Part[];
  max: number;
  titleOf: (number: number) => string;
  removeOf: (number: number) => string;
  addText: string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (part: Part, at: number) => React.ReactNode;
}) {
  const id = useId();
  const isSeveral = parts.length > 1;
  return (
    <>
      {parts.map((part, index) => (
        <div key={index} role="group" aria-labelledby={`${id}-${index}`} className={css.card}>
          <div className={isSeveral ? css.cardHead : "vh"}>
            <b id={`${id}-${index}`}>{titleOf(index + 1)}</b>
            {isSeveral && (
              <IconButton label={removeOf(index + 1)} onClick={() => onRemove(index)}>
                <DeleteIcon size="small" />
              </IconButton>
            )}
          </div>
          {children(part, index)}
        </div>
      ))}
      {parts.length < max && (
        <Button size="small" className={css.add} onClick={onAdd}>
          <AddIcon size="small" />
          {addText}
        </Button>
      )}
    </>
  );
}
