import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import css from "./AllAgents.module.css";
import { MotionButton } from "./MotionButton.tsx";
import section from "./section.module.css";
import { useInterval, useMotion } from "./use-motion.ts";

/** The duration of each line (C078). */
const lineDurationMs = 3000;
const lines = ["a", "b", "c"] as const;

/** Three lines that are shown in turn (C078). */
export function AllAgents() {
  const { t } = useTranslation("story");
  const { isRunning, toggle } = useMotion();
  const [now, setNow] = useState(0);
  const [rests, setRests] = useState(false);
  useInterval(
    lineDurationMs,
    isRunning && !rests,
    useCallback(() => setNow((line) => (line + 1) % lines.length), []),
  );
  return (
    <section className={css.all} aria-label={t("all.label")}>
      <div className={`${section.wrap} ${css.inside}`}>
        <div
          onPointerEnter={() => setRests(true)}
          onPointerLeave={() => setRests(false)}
          onFocus={() => setRests(true)}
          onBlur={() => setRests(false)}
        >
          <p className={css.label}>
            {t("all.label")}
            <MotionButton runs={isRunning} onToggle={toggle} />
          </p>
          <ul className={css.lines}>
            {lines.map((line, index) => (
              <li
                key={line}
                className={index === now ? css.now : undefined}
                aria-current={index === now || undefined}
              >
                {t(`all.${line}`)}
              </li>
            ))}
          </ul>
        </div>
        <LinkButton to={paths.signUp()} size="large" className={css.start ?? ""}>
          {t("all.start")}
        </LinkButton>
      </div>
    </section>
  );
}
