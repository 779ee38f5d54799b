import { useTranslation } from "react-i18next";
import { setBrand } from "#web/api/endpoints/knowledge.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./BrandNames.module.css";

/** The business's name as the agent uses it, in both languages (C228). One of them is sufficient. */
export function BrandNames({ brand }: { brand: { ar: string; en: string } }) {
  const { t } = useTranslation(["knowledge", "common"]);
  const refresh = useRefresh();
  // Sign-up asks for one name. In Arabic letters it is not used as the English one.
  const english = brand.en === brand.ar && /\p{Script=Arabic}/u.test(brand.en) ? "" : brand.en;
  const form = useForm({
    initial: { ar: brand.ar, en: english },
    check: ({ ar, en }) => ({ ar: ar.trim() || en.trim() ? undefined : t("brand.missing") }),
    submit: async ({ ar, en }) => {
      await call(setBrand, { body: { ar, en } });
      toast.success(t("brand.success"));
      // The frame shows the name too, from `auth`.
      await refresh("knowledge", "auth");
    },
    onFailure: () => toast.error(t("brand.error")),
  });
  const isChanged = form.values.ar !== brand.ar || form.values.en !== english;
  return (
    <Section title={t("brand.title")} note={t("brand.note")}>
      <form noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField {...form.field("ar")} label={t("brand.ar")} maxLength={80} />
        <TextField {...form.field("en")} label={t("brand.en")} direction="ltr" maxLength={80} />
        {isChanged && (
          <div className={css.save}>
            <Button type="submit" look="main" isPending={form.isPending}>
              {t("brand.save")}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                form.set("ar", brand.ar);
                form.set("en", english);
              }}
            >
              {t("common:cancel")}
            </Button>
          </div>
        )}
      </form>
    </Section>
  );
}
