import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { StatedFact } from "#shared/rules/business-facts.ts";
import { HalfDiamondGlyph, RingGlyph, TriangleGlyph } from "#web/components/signs/glyphs.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Disclosure } from "#web/ui/Disclosure.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./FactSection.module.css";
import { type FactItem, FactValue } from "./FactValue.tsx";

export interface FactSectionProps {
  topic: StatedFact["topic"];
  /** The value in force. Null when it is unknown. */
  fact: StatedFact | null;
  items: readonly FactItem[];
  /** The value that files state, when the owner stated another. */
  fromFiles: StatedFact | null;
  isStated: boolean;
  isPending: boolean;
  hasConflict: boolean;
  onConfirm: () => void;
  onEdit: () => void;
  onTakeFile: () => void;
}

/** One of the six topics that every customer asks about: its value, its origin and its form. */
export function FactSection(props: FactSectionProps) {
  const { topic, fact, items, fromFiles, isStated, onConfirm, onEdit, onTakeFile, hasConflict } = props;
  const { t } = useTranslation("facts");
  const id = useId();
  const name = t(`topic.${topic}`);
  return (
    <section aria-labelledby={id} className={css.section}>
      <header className={css.head}>
        <h2 id={id}>{name}</h2>
        <FactStatus {...props} />
      </header>
      {fact === null ? (
        <p className={css.question}>{t(`missing.${topic}`)}</p>
      ) : (
        <FactValue fact={fact} items={items} />
      )}
      {fromFiles && hasConflict && (
        <div className={css.conflict}>
          <p>{t("file.conflict")}</p>
          <FactValue fact={fromFiles} />
        </div>
      )}
      {fromFiles && !hasConflict && (
        <Disclosure title={t("file.title")} isOpen={false}>
          <FactValue fact={fromFiles} />
        </Disclosure>
      )}
      <div className={css.actions}>
        {fact !== null && !isStated && (
          <Button size="small" aria-label={t("act.confirmOf", { topic: name })} onClick={onConfirm}>
            {t("act.confirm")}
          </Button>
        )}
        {hasConflict && (
          <Button size="small" onClick={onConfirm}>
            {t("act.keepMine")}
          </Button>
        )}
        {fromFiles && (
          <Button size="small" onClick={onTakeFile}>
            {t("act.takeFile")}
          </Button>
        )}
        <Button
          size="small"
          look={fact === null ? "main" : "line"}
          aria-label={t(fact === null ? "act.addOf" : "act.editOf", { topic: name })}
          onClick={onEdit}
        >
          {t(fact === null ? "act.add" : "act.edit")}
        </Button>
      </div>
    </section>
  );
}

function FactStatus({ fact, isPending, hasConflict }: FactSectionProps) {
  const { t } = useTranslation("facts");
  const state = hasConflict ? "conflict" : isPending ? "pending" : fact === null ? "missing" : null;
  if (state === null) return null;
  const Shape = state === "conflict" ? TriangleGlyph : state === "pending" ? RingGlyph : HalfDiamondGlyph;
  return (
    <span className={classes(css.status, css[state])}>
      <Shape />
      {t(`state.${state}`)}
    </span>
  );
}
