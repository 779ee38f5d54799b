import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  notificationEventsOf,
  notifications,
  notificationWays,
  type Notification as NotificationName,
} from "#shared/values/notifications.ts";
import { getNotifications, setNotification } from "#web/api/endpoints/profile.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { permissionOfBrowser } from "#web/pages/portal/browser-notifications.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./SwitchTable.module.css";

/** The events of which the member is notified outside the portal, and the ways. */
export function Notifications({ role }: { role: string }) {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(getNotifications, {});
  return (
    <SettingsSection id="notifications" title={t("notifications.title")} text={t("notifications.text")}>
      {data ? (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t("notifications.event")}</th>
              {notificationWays.map((way) => (
                <th key={way} scope="col">
                  {t(`notifications.ways.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationEventsOf(role).map((event) => (
              <tr key={event}>
                <th scope="row">{t(`notifications.events.${event}`)}</th>
                {notificationWays.map((way) => {
                  const name = notifications.find((one) => one === `${event}:${way}`);
                  return (
                    <td key={way}>
                      {name ? (
                        <NotificationSwitch
                          name={name}
                          label={`${t(`notifications.events.${event}`)}: ${t(`notifications.ways.${way}`)}`}
                          isOn={!data.data.muted.includes(name)}
                        />
                      ) : (
                        <span className="soft">{t("notifications.none")}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={3} height="3rem" />
      )}
      <BrowserPermission />
    </SettingsSection>
  );
}

function NotificationSwitch({ name, label, isOn }: { name: NotificationName; label: string; isOn: boolean }) {
  const change = useAction(
    (on: boolean) => call(setNotification, { body: { notification: name, is_on: on } }),
    { refreshes: ["profile"] },
  );
  return (
    <Switch
      label={label}
      hideLabel
      isOn={change.pending?.[0] ?? isOn}
      onChange={(on) => void change.run(on)}
    />
  );
}

/** The button that asks for the browser's permission, which requires a click. */
function BrowserPermission() {
  const { t } = useTranslation("settings");
  const [permission, setPermission] = useState(permissionOfBrowser);
  if (permission !== "default") return <p className="soft">{t(`notifications.browser.${permission}`)}</p>;
  const ask = async () => {
    await Notification.requestPermission();
    setPermission(permissionOfBrowser());
  };
  return (
    <>
      <p className="soft">{t("notifications.browser.default")}</p>
      <Button size="small" onClick={() => void ask()}>
        {t("notifications.browser.allow")}
      </Button>
    </>
  );
}
