import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Role } from "#shared/contract/roles.ts";
import { listRoles, setPermission } from "#web/api/endpoints/roles.ts";
import { type GrantedRole, grantedRoles, type Permission, permissions } from "#shared/rules/permissions.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./SwitchTable.module.css";

/** The permissions of managers and agents. Owners decide them and have all permissions. */
export function Roles() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(listRoles, {});
  return (
    <SettingsSection id="roles" title={t("roles.title")} text={t("roles.text")}>
      {data ? (
        <RolesTable roles={data.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={7} height="3.5rem" />
      )}
    </SettingsSection>
  );
}

function RolesTable({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation("settings");
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t("roles.permission")}</th>
          {grantedRoles.map((role) => (
            <th key={role} scope="col">
              {t(`roles.of.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissions.map((permission) => (
          <PermissionRow key={permission} permission={permission} roles={roles} />
        ))}
      </tbody>
    </table>
  );
}

function PermissionRow({ permission, roles }: { permission: Permission; roles: readonly Role[] }) {
  const { t } = useTranslation("settings");
  const id = useId();
  return (
    <tr>
      <th scope="row">
        {t(`roles.${permission}.name`)}
        <small id={id}>{t(`roles.${permission}.text`)}</small>
      </th>
      {grantedRoles.map((role) => (
        <td key={role}>
          <PermissionSwitch
            role={role}
            permission={permission}
            isOn={roles.some((each) => each.role === role && each.permissions.includes(permission))}
            describedBy={id}
          />
        </td>
      ))}
    </tr>
  );
}

function PermissionSwitch({
  role,
  permission,
  isOn,
  describedBy,
}: {
  role: GrantedRole;
  permission: Permission;
  isOn: boolean;
  describedBy: string;
}) {
  const { t } = useTranslation("settings");
  const decide = useAction(
    (allowed: boolean) => call(setPermission, { params: { role, permission }, body: { allowed } }),
    { refreshes: ["roles"] },
  );
  return (
    <Switch
      label={t("roles.switch", { permission: t(`roles.${permission}.name`), role: t(`roles.of.${role}`) })}
      hideLabel
      describedBy={describedBy}
      isOn={decide.pending?.[0] ?? isOn}
      onChange={(allowed) => void decide.run(allowed)}
    />
  );
}
