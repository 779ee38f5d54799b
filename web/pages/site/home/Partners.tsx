import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { MotionButton } from "./MotionButton.tsx";
import { PartnerMark, partners } from "./PartnerMark.tsx";
import css from "./Partners.module.css";
import section from "./section.module.css";
import { useMotion } from "./use-motion.ts";

/** The number of repetitions that fill the widest strip without a gap (D24). */
const repetitions = 3;

/** Five logos that scroll continuously (C079, C080). They are labelled as examples. */
export function Partners() {
  const { t } = useTranslation("story");
  const { isRunning, toggle } = useMotion();
  return (
    <section className={css.partners}>
      <div className={`${section.wrap} ${css.inside}`}>
        <h2 className={css.title}>
          {t("partners.title")}
          <small>{t("partners.note")}</small>
        </h2>
        <div className={css.strip} role="group" aria-label={t("partners.label")}>
          <ul className={classes(css.row, !isRunning && css.still)}>
            {Array.from({ length: repetitions }, (_, round) =>
              partners.map((partner) => (
                <li key={`${partner} ${round}`} aria-hidden={round > 0 || undefined}>
                  <PartnerMark partner={partner} />
                </li>
              )),
            )}
          </ul>
        </div>
        <MotionButton runs={isRunning} onToggle={toggle} />
      </div>
    </section>
  );
}
