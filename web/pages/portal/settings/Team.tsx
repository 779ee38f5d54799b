import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listMembers } from "#web/api/endpoints/organizations.ts";
import { useRead } from "#web/api/use-read.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { MemberRow } from "#web/components/portal/MemberRow.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { AddMemberDialog } from "./AddMemberDialog.tsx";
import { TeamMember } from "./TeamMember.tsx";

export function Team({ isOwner, self }: { isOwner: boolean; self: string }) {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(listMembers, {
    query: isOwner ? { include_disabled: "true" } : {},
  });
  const [isAdding, setAdding] = useState(false);
  const add = isOwner && (
    <Button size="small" onClick={() => setAdding(true)}>
      <AddIcon size="small" />
      {t("team.add")}
    </Button>
  );
  return (
    <SettingsSection id="team" title={t("team.title")} text={t("team.text")} end={add}>
      {data ? (
        <Rows label={t("team.title")}>
          {data.data.map((member) =>
            isOwner && member.id !== self ? (
              <TeamMember key={member.id} member={member} />
            ) : (
              <MemberRow key={member.id} member={member} isSelf={member.id === self} />
            ),
          )}
        </Rows>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3.5rem" />
      )}
      {isAdding && <AddMemberDialog onClose={() => setAdding(false)} />}
    </SettingsSection>
  );
}
