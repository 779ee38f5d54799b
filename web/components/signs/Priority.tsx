import { useTranslation } from "react-i18next";
import type { Priority as PriorityValue } from "#shared/contract/tickets.ts";
import { classes } from "#web/ui/classes.ts";
import { BarsGlyph, UrgentGlyph } from "./glyphs.tsx";
import css from "./Priority.module.css";

export function Priority({ of, hideWord }: { of: PriorityValue; hideWord?: boolean }) {
  const { t } = useTranslation("portal");
  return (
    <span className={classes(css.priority, css[of])}>
      {of === "urgent" ? <UrgentGlyph /> : <BarsGlyph level={of === "high" ? 3 : of === "medium" ? 2 : 1} />}
      <span className={hideWord ? "vh" : undefined}>{t(`priority.${of}`)}</span>
    </span>
  );
}
