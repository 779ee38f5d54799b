import { useTranslation } from "react-i18next";
import type { OwnSession } from "#shared/contract/sessions.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { ComputerIcon, DevicesIcon, SmartphoneIcon } from "#web/ui/icons.tsx";
import css from "./Sessions.module.css";

/** A device with its browser. It is a child of `Rows`. */
export function SessionRow({
  session,
  isEnding,
  onEnd,
}: {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const { browser, system, device, is_current } = session;
  const Icon = device === "computer" ? ComputerIcon : device ? SmartphoneIcon : DevicesIcon;
  const name =
    browser && system
      ? t("sessions.browserOnSystem", { browser, system })
      : (browser ?? system ?? t("sessions.unknown"));
  return (
    <li className={css.session}>
      <Icon />
      <span className={css.device}>
        <b>
          {name} {is_current && <small>{t("sessions.current")}</small>}
        </b>
        <span className={css.seen}>
          {is_current
            ? t("sessions.activeNow")
            : t("sessions.lastSeen", { when: format.relative(session.last_seen_at) })}
        </span>
      </span>
      {!is_current && (
        <Button
          size="small"
          isPending={isEnding}
          aria-label={t("sessions.endNamed", { device: name })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
