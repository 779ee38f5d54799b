import { useTranslation } from "react-i18next";
import type { Member } from "#shared/contract/organizations.ts";
import type { MenuEntry } from "#web/ui/Menu.tsx";
import { useMemberPhoto } from "./use-member-photo.ts";
import { PersonRow } from "./PersonRow.tsx";

/** A member of the team with the actions on them. It is a child of `Rows`. */
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
    <PersonRow
      person={member}
      photo={useMemberPhoto(member.id)}
      marks={[
        ...(isSelf ? [t("team.you")] : []),
        ...(state === "active" ? [] : [t(`team.${state}`)]),
        ...(member.has_second_step ? [t("team.secondStep")] : []),
      ]}
      end={member.role !== "operator" && t(`team.${member.role}`)}
      isDisabled={state === "disabled"}
      menu={{ label: t("team.more", { name: member.name }), entries }}
    />
  );
}
