import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import css from "./SceneLayout.module.css";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import dark from "./street-dark.svg";
import lit from "./street-lit.svg";

export interface SceneLayoutProps {
  children: React.ReactNode;
  /** The windows of the neighbouring houses. `none` leaves the street out. */
  windows?: "lit" | "dark" | "none";
  /** Whether the page is a form or its answer, below which the footer stays quiet. */
  isForm?: boolean;
  className?: string | undefined;
  style?: React.CSSProperties;
}

/** The night street behind sign-up and log-in pages, with the header and the footer. */
export function SceneLayout({
  children,
  windows = "lit",
  isForm = false,
  className,
  style,
}: SceneLayoutProps) {
  const { t } = useTranslation("common");
  return (
    <div className={css.page}>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className={classes("night", css.scene, className)} style={style}>
        <SiteHeader />
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
        {windows !== "none" && <img src={windows === "lit" ? lit : dark} alt="" className={css.street} />}
      </div>
      <SiteFooter isQuiet={isForm} />
    </div>
  );
}
