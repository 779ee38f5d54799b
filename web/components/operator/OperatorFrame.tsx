import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { LanguageIcon, LogoutIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import { ThemeChoice } from "#web/components/portal/ThemeChoice.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import { OperatorMenu } from "./OperatorMenu.tsx";
import css from "./OperatorFrame.module.css";

export interface OperatorFrameProps {
  user: { name: string; email: string };
  /** The number of requests that wait for a reply. */
  waiting: number;
  /** The number of background jobs that used up their attempts. */
  failed: number;
  onLogOut: () => void;
  children: React.ReactNode;
}

/** The layout of the back office. Its sidebar is dark, which distinguishes it from the portal. */
export function OperatorFrame({ user, waiting, failed, onLogOut, children }: OperatorFrameProps) {
  const { t } = useTranslation(["operator", "portal", "common"]);
  const { currentLanguage, switchLanguage } = useLanguage();
  const other = currentLanguage === "ar" ? "en" : "ar";
  // A long address is wrapped before its domain.
  const [name, domain] = user.email.split(/(?=@)/);
  return (
    <div className={css.frame}>
      <a className="skip" href="#main">
        {t("common:skip")}
      </a>
      <aside className={`night ${css.side}`}>
        <Link to={paths.operator()} className={css.brand}>
          <Wordmark size="portal" />
          <small>{t("name")}</small>
        </Link>
        <OperatorMenu waiting={waiting} failed={failed} className={css.nav} />
        <div className={css.me}>
          <div className={css.card}>
            <Initial name={user.name} />
            <span>
              <b>
                <bdi>{user.name}</bdi>
              </b>
              <bdi dir="ltr">
                {name}
                <wbr />
                {domain}
              </bdi>
            </span>
          </div>
          <ThemeChoice />
          <div className={css.row}>
            <button
              type="button"
              lang={other}
              aria-label={t("common:language.switch")}
              onClick={() => void switchLanguage()}
            >
              <LanguageIcon size="small" />
              {t("common:language.other")}
            </button>
            <button type="button" onClick={onLogOut}>
              <LogoutIcon size="small" />
              {t("portal:menu.logout")}
            </button>
          </div>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
