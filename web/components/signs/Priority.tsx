import { useTranslation } from "react-i18next";
import type { Priority as PriorityValue } from "#shared/contract/tickets.ts";
import { classes } from "#web/ui/classes.ts";
import { BarsGlyph, UrgentGlyph } from "./glyphs.tsx";
import css from "./Priority.module.css";

export function Priority({ priority, hideWord }: { priority: PriorityValue; hideWord?: boolean }) {
  const { t } = useTranslation("portal");
  return (
    <span className={classes(css.priority, css[priority])}>
      {priority === "urgent" ? (
        <UrgentGlyph />
      ) : (
        <BarsGlyph level={priority === "high" ? 3 : priority === "medium" ? 2 : 1} />
      )}
      <span className={hideWord ? "vh" : undefined}>{t(`priority.${priority}`)}</span>
    </span>
  );
}
