import { useTranslation } from "react-i18next";
import type { Member } from "#shared/contract/organizations.ts";
import { classes } from "#web/ui/classes.ts";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu, type MenuEntry } from "#web/ui/Menu.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import css from "./MemberRow.module.css";

/** One person of the team, with what may be done about them. Goes into `Rows`. */
export function MemberRow({
  member,
  isSelf,
  entries = [],
}: {
  member: Member;
  isSelf: boolean;
  entries?: readonly MenuEntry[];
}) {
  const { t } = useTranslation("settings");
  const { state } = member;
  return (
    <li className={classes(css.member, state === "disabled" && css.disabled)}>
      <Initial of={member.name} />
      <span className={css.who}>
        <b>
          <bdi>{member.name}</bdi> {isSelf && <small>{t("team.you")}</small>}
          {state !== "active" && <small>{t(`team.${state}`)}</small>}{" "}
          {member.has_second_step && <small>{t("team.secondStep")}</small>}
        </b>
        <span className={css.mail}>
          <Ltr>{member.email}</Ltr>
        </span>
      </span>
      <span>{t(member.role === "owner" ? "team.owner" : "team.agent")}</span>
      {entries.length > 0 && (
        <Menu label={t("team.more", { name: member.name })} trigger={<MoreIcon />} entries={entries} />
      )}
    </li>
  );
}
