import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { Button } from "#web/ui/Button.tsx";
import css from "./ChannelCard.module.css";
import type { FlowProps } from "./flow-props.ts";
import { useLogIn } from "./use-log-in.ts";

type LoginKind = Exclude<ConnectedKind, "email" | "whatsapp">;

/**
 * Returns a component that connects a channel through the platform's log-in. The browser goes to the platform and
 * returns to /channels/return.
 */
export function createLoginFlow(kind: LoginKind) {
  return function LoginFlow({ onClose }: FlowProps) {
    const { t } = useTranslation(["channels", "common"]);
    const logIn = useLogIn(kind);
    return (
      <div className={css.flow}>
        <p>{t(`login.${kind}.text`)}</p>
        <div>
          <p>{t("login.asks")}</p>
          <ul className={css.asks}>
            <li>{t(`login.${kind}.first`)}</li>
            <li>{t(`login.${kind}.second`)}</li>
          </ul>
        </div>
        <div className={css.foot}>
          <Button look="main" isPending={logIn.isPending} onClick={() => void logIn.run()}>
            {t(`login.${kind}.go`)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("common:cancel")}
          </Button>
        </div>
        <p>{t("login.undo")}</p>
      </div>
    );
  };
}
