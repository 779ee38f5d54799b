import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { maxSourceTitleLength } from "#shared/values/sources.ts";
import { setSourceTitles } from "#web/api/endpoints/source-titles.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { TextField } from "#web/ui/TextField.tsx";

/** Sets the titles that customers read under answers from a source, in each language. Both may be empty. */
export function SourceTitlesDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { t } = useTranslation(["knowledge", "common"]);
  const refresh = useRefresh();
  const form = useForm({
    initial: source.titles,
    check: () => ({}),
    submit: async ({ ar, en }) => {
      await call(setSourceTitles, { params: { id: source.id }, body: { ar, en } });
      toast.success(t("titles.success"));
      await refresh("knowledge");
      onClose();
    },
    onFailure: () => toast.error(t("titles.error")),
  });
  return (
    <FormDialog form={form} title={t("titles.title")} submit={t("common:save")} onClose={onClose}>
      <p>
        {t("titles.text")} <bdi>{source.name}</bdi>
      </p>
      <TextField {...form.field("ar")} label={t("titles.ar")} autoFocus maxLength={maxSourceTitleLength} />
      <TextField
        {...form.field("en")}
        label={t("titles.en")}
        direction="ltr"
        hint={t("titles.hint")}
        maxLength={maxSourceTitleLength}
      />
    </FormDialog>
  );
}
