import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Member } from "#shared/contract/organizations.ts";
import {
  changeMember,
  endMemberSessions,
  removeMember,
  resetSecondStep,
} from "#web/api/endpoints/organizations.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { MemberRow } from "#web/components/portal/MemberRow.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

type Action =
  | "makeOwner"
  | "makeManager"
  | "makeAgent"
  | "endSessions"
  | "disable"
  | "enable"
  | "resetSecondStep"
  | "remove";

const changeBodies = {
  makeOwner: { role: "owner" },
  makeManager: { role: "manager" },
  makeAgent: { role: "agent" },
  disable: { disabled: true },
  enable: { disabled: false },
} as const;

/** A member as an owner sees them. The role and the access can be changed after confirmation. */
export function TeamMember({ member }: { member: Member }) {
  const { t } = useTranslation("settings");
  const [action, setAction] = useState<Action>();
  const offered: Action[] = [
    ...(["makeOwner", "makeManager", "makeAgent"] as const).filter(
      (make) => changeBodies[make].role !== member.role,
    ),
    ...(member.state === "active" ? (["endSessions"] as const) : []),
    member.state === "disabled" ? "enable" : "disable",
    ...(member.has_second_step ? (["resetSecondStep"] as const) : []),
    "remove",
  ];
  const params = { id: member.id };
  const change = useAction(
    async (chosen: Action) => {
      if (chosen === "remove") await call(removeMember, { params });
      else if (chosen === "endSessions") await call(endMemberSessions, { params });
      else if (chosen === "resetSecondStep") await call(resetSecondStep, { params });
      else await call(changeMember, { params, body: changeBodies[chosen] });
    },
    { refreshes: ["organizations"], done: (_, chosen) => t(`team.${chosen}.done`, { name: member.name }) },
  );
  const run = async (chosen: Action) => {
    await change.run(chosen);
    setAction(undefined);
  };
  return (
    <>
      <MemberRow
        member={member}
        isSelf={false}
        entries={offered.map((id) => ({
          id,
          label: t(`team.${id}.label`),
          danger: id === "remove",
          onSelect: () => setAction(id),
        }))}
      />
      {action && (
        <ConfirmDialog
          isOpen
          onClose={() => setAction(undefined)}
          onConfirm={() => void run(action)}
          title={t(`team.${action}.title`, { name: member.name })}
          confirm={t(`team.${action}.confirm`)}
          look={
            action === "remove" || action === "disable" || action === "resetSecondStep" ? "danger" : "main"
          }
          isPending={change.isPending}
        >
          <p>{t(`team.${action}.text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
