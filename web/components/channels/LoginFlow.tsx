import { useState } from "react";
import { useTranslation } from "react-i18next";
import { beginChannel, type ConnectedKind } from "#shared/contract/channels.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import css from "./ChannelCard.module.css";
import type { FlowProps } from "./flow-props.ts";

type LoginKind = Exclude<ConnectedKind, "email" | "whatsapp">;

/** Signing in at the platform: the browser goes there and comes back to /channels/return. */
export function loginFlow(kind: LoginKind) {
  return function LoginFlow({ onClose }: FlowProps) {
    const { t } = useTranslation(["channels", "common"]);
    const [isPending, setPending] = useState(false);
    const go = async () => {
      setPending(true);
      try {
        const { data } = await call(beginChannel, { params: { kind } });
        window.location.assign(data.url);
      } catch (error) {
        toast.error(t(`failed.${kind}`), messageOf(error, t("common:errors.generic")));
        setPending(false);
      }
    };
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
          <Button look="main" isPending={isPending} onClick={() => void go()}>
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
