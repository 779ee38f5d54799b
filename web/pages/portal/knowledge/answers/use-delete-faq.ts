import { useTranslation } from "react-i18next";
import { deleteFaq, type Faq, restoreFaq } from "#shared/contract/faqs.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

/** Deletes at once and offers the way back, instead of asking first. */
export function useDeleteFaq(): (faq: Faq) => Promise<void> {
  const { t } = useTranslation("faqs");
  const refresh = useRefresh();
  const restore = async ({ id }: Faq) => {
    try {
      await call(restoreFaq, { params: { id } });
      toast.success(t("delete.restored"));
    } catch (error) {
      toast.failure(error);
    }
    await refresh("faqs", "knowledge", "gaps");
  };
  return async (faq) => {
    try {
      await call(deleteFaq, { params: { id: faq.id } });
      toast.success(t("delete.done"), faq.pending ? undefined : t("delete.live"), {
        label: t("delete.undo"),
        onClick: () => void restore(faq),
      });
    } catch (error) {
      toast.failure(error);
    }
    await refresh("faqs", "knowledge", "gaps");
  };
}
