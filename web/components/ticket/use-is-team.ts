import { listMembers } from "#web/api/endpoints/organizations.ts";
import { useRead } from "#web/api/use-read.ts";

/** Whether tickets can belong to different members. A single member sees no assignees, unless one is already set. */
export function useIsTeam(isAssigned: boolean): boolean {
  const members = useRead(listMembers, {}).data?.data;
  return members !== undefined && (members.length > 1 || isAssigned);
}
