import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { CheckIcon } from "#web/ui/site-icons.tsx";
import css from "./StepPath.module.css";

export interface Step {
  title: string;
  /** The duration of the step: «نحو 3 دقائق». */
  time?: string;
  text: React.ReactNode;
  state: "done" | "now" | "later";
  /** The controls of the step. */
  children?: React.ReactNode;
}

const star =
  "M20 1 25.6 6.600h7.800v7.800L39 20l-5.600 5.600v7.800h-7.800L20 39l-5.600-5.600H6.600v-7.800L1 20l5.600-5.600V6.600h7.800z";

/** The steps from an empty account to a working agent. */
export function StepPath({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation("portal");
  return (
    <ol className={css.path}>
      {steps.map((step, place) => (
        <li
          key={step.title}
          className={classes(css[step.state])}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className={css.number}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path d={star} />
            </svg>
            {step.state === "done" ? (
              <span>
                <CheckIcon size="small" />
                <span className="vh">{t("path.done")}</span>
              </span>
            ) : (
              <span>{place + 1}</span>
            )}
          </span>
          <div className={css.text}>
            <h2>
              {step.title} {step.time && <small>{step.time}</small>}
            </h2>
            <p>{step.text}</p>
            {step.children}
          </div>
        </li>
      ))}
    </ol>
  );
}
