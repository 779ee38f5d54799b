import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SingleSignOn } from "#shared/contract/single-sign-on.ts";
import { enableSingleSignOn } from "#web/api/endpoints/single-sign-on.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./SingleSignOn.module.css";

/**
 * Whether single sign-on is enabled, and whether members must use it. Requiring it ends sessions, so it asks for
 * confirmation.
 */
export function SingleSignOnSwitches({ settings }: { settings: SingleSignOn }) {
  const { t } = useTranslation("singleSignOn");
  const [isRequiring, setRequiring] = useState(false);
  const { is_enabled, is_required, members } = settings;
  const enable = useAction(
    (isEnabled: boolean) => call(enableSingleSignOn, { body: { is_enabled: isEnabled, is_required: false } }),
    { refreshes: ["singleSignOn"], done: (_, isEnabled) => t(isEnabled ? "enabled" : "disabled") },
  );
  const release = useAction(
    () => call(enableSingleSignOn, { body: { is_enabled: true, is_required: false } }),
    { refreshes: ["singleSignOn"], done: t("notRequired") },
  );
  return (
    <div className={css.switches}>
      <p>{t(is_enabled ? "state.on" : "state.off")}</p>
      <Switch
        label={t("enable")}
        isOn={enable.pending?.[0] ?? is_enabled}
        onChange={(isOn) => void enable.run(isOn)}
      />
      {is_enabled && (
        <>
          <p className="soft">{t("facts.members", { count: members })}</p>
          <Switch
            label={t("require")}
            isOn={release.isPending ? false : is_required}
            onChange={(isOn) => (isOn ? setRequiring(true) : void release.run())}
          />
        </>
      )}
      {isRequiring && (
        <ConfirmActionDialog
          endpoint={enableSingleSignOn}
          request={{ body: { is_enabled: true, is_required: true } }}
          refreshes={["singleSignOn"]}
          done={t("required")}
          title={t("requiring.title")}
          confirm={t("requiring.confirm")}
          onClose={() => setRequiring(false)}
        >
          <p>{t("requireText")}</p>
        </ConfirmActionDialog>
      )}
    </div>
  );
}
