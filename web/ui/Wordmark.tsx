import { brandName } from "#shared/brand.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { classes } from "./classes.ts";
import { Mark } from "./Mark.tsx";
import css from "./Wordmark.module.css";

/** The logo with the name. `portal` is the smaller version of the side menu. */
export function Wordmark({
  size = "site",
  className,
}: {
  size?: "site" | "portal";
  className?: string | undefined;
}) {
  const { currentLanguage } = useLanguage();
  return (
    <span className={classes(css.wordmark, css[size], className)}>
      <Mark className={css.mark} />
      <b>{brandName[currentLanguage]}</b>
    </span>
  );
}
