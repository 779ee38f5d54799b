import { useTranslation } from "react-i18next";
import { paths } from "#web/paths.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import type { FrameState } from "./SideMenu.tsx";
import { StatusDot } from "./StatusDot.tsx";
import css from "./PhoneBar.module.css";

export function PhoneBar({
  isLive,
  isPaused,
  onSearch,
}: Pick<FrameState, "isLive" | "isPaused" | "onSearch">) {
  const { t } = useTranslation("portal");
  return (
    <header className={css.bar}>
      <Link to={paths.dashboard()}>
        <Wordmark size="portal" />
      </Link>
      {isLive !== undefined && (
        <span className={css.status}>
          <StatusDot isOn={isLive && !isPaused} />
          {t(isPaused ? "lamp.paused" : isLive ? "lamp.liveShort" : "lamp.off")}
        </span>
      )}
      <IconButton label={t("menu.search")} onClick={onSearch}>
        <SearchIcon />
      </IconButton>
    </header>
  );
}
