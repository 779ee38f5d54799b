import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";
import { Mark } from "./Mark.tsx";
import css from "./Spinner.module.css";

/** The turning logo, with a text for screen readers. `page` fills the space and appears after 300 ms. */
export function Spinner({ size = "page" }: { size?: "page" | "inline" }) {
  const { t } = useTranslation("common");
  return (
    <span role="status" className={classes(css.spinner, css[size])}>
      <Mark state="turning" className={css.mark} />
      <span className="vh">{t("loading")}</span>
    </span>
  );
}
