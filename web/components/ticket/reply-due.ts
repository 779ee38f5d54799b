import { useTranslation } from "react-i18next";
import type { Organization } from "#shared/contract/auth.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** Whether the organisation has a reply target for any priority. */
export const hasReplyTargets = (organization: Organization | null | undefined): boolean =>
  Object.values(organization?.reply_targets ?? {}).some((hours) => hours !== null);

/** Returns a function that describes when a ticket's reply is due. Null when none is. */
export function useReplyDue(): (
  dueAt: string | null,
) => { isOverdue: boolean; text: string; relative: string; at: string } | null {
  const { t } = useTranslation("portal");
  const format = useFormat();
  return (dueAt) => {
    if (dueAt === null) return null;
    const isOverdue = Date.parse(dueAt) < Date.now();
    const relative = format.relative(dueAt);
    return {
      isOverdue,
      text: t(isOverdue ? "table.overdue" : "table.dueIn", { when: relative }),
      relative,
      at: `${format.weekday(dueAt)} ${format.time(dueAt)}`,
    };
  };
}
