import { listMembers } from "#web/api/endpoints/organizations.ts";
import { useRead } from "#web/api/use-read.ts";

/** Whether tickets can be somebody else's. Who works alone is not asked whose a ticket is, unless it is already said. */
export function useIsTeam(isAssigned: boolean): boolean {
  const members = useRead(listMembers, {}).data?.data;
  return members !== undefined && (members.length > 1 || isAssigned);
}
