import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { MotionButton } from "./MotionButton.tsx";
import { PartnerMark, partners } from "./PartnerMark.tsx";
import css from "./Partners.module.css";
import section from "./section.module.css";
import { useMotion } from "./use-motion.ts";

/** D24: as many times in a row as the widest strip needs to close its circle. */
const rounds = 3;

/** C079, C080: five marks, drifting by without an end. They are examples and say so. */
export function Partners() {
  const { t } = useTranslation("story");
  const { runs, toggle } = useMotion();
  return (
    <section className={css.partners}>
      <div className={`${section.wrap} ${css.inside}`}>
        <h2 className={css.title}>
          {t("partners.title")}
          <small>{t("partners.note")}</small>
        </h2>
        <div className={css.strip} role="group" aria-label={t("partners.label")}>
          <ul className={classes(css.row, !runs && css.still)}>
            {Array.from({ length: rounds }, (_, round) =>
              partners.map((partner) => (
                <li key={`${partner} ${round}`} aria-hidden={round > 0 || undefined}>
                  <PartnerMark of={partner} />
                </li>
              )),
            )}
          </ul>
        </div>
        <MotionButton runs={runs} onToggle={toggle} />
      </div>
    </section>
  );
}
