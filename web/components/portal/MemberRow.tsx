import { useTranslation } from "react-i18next";
import type { User } from "#shared/contract/auth.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import css from "./MemberRow.module.css";

/** One person of the team. Goes into `Rows`. */
export function MemberRow({ member, isSelf }: { member: User; isSelf: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <li className={css.member}>
      <Initial of={member.name} />
      <span className={css.who}>
        <b>
          <bdi>{member.name}</bdi> {isSelf && <small>{t("team.you")}</small>}
        </b>
        <span className={css.mail}>
          <Ltr>{member.email}</Ltr>
        </span>
      </span>
      <span>{t(member.role === "owner" ? "team.owner" : "team.agent")}</span>
    </li>
  );
}
