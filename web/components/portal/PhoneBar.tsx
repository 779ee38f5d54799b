import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/Link.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { LampDot } from "./LampDot.tsx";
import css from "./PhoneBar.module.css";

export function PhoneBar({ isLive }: { isLive: boolean | undefined }) {
  const { t } = useTranslation("portal");
  return (
    <header className={css.bar}>
      <Link to={paths.dashboard()}>
        <Wordmark size="portal" />
      </Link>
      {isLive !== undefined && (
        <span className={css.lamp}>
          <LampDot isLit={isLive} />
          {t(isLive ? "lamp.liveShort" : "lamp.off")}
        </span>
      )}
    </header>
  );
}
