import { useTranslation } from "react-i18next";
import type { Faq } from "#shared/contract/faqs.ts";
import { deleteFaq, restoreFaq } from "#web/api/endpoints/faqs.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";

/** Deletes an answer at once and offers to undo it, instead of asking first. */
export function useDeleteFaq(): (faq: Faq) => Promise<unknown> {
  const { t } = useTranslation("faqs");
  const refreshes = ["faqs", "knowledge", "gaps"];
  const restore = useAction(restoreFaq, { refreshes, done: t("delete.restored") });
  const remove = useAction(({ id }: Faq) => call(deleteFaq, { params: { id } }), {
    refreshes,
    done: (_, { id, pending }) => ({
      text: t("delete.done"),
      note: pending ? undefined : t("delete.live"),
      action: { label: t("delete.undo"), onClick: () => void restore.run({ params: { id } }) },
    }),
  });
  return remove.run;
}
