import { useTranslation } from "react-i18next";
import { setChatSites } from "#web/api/endpoints/chatbot.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./ChatbotPage.module.css";

/** The sites that may embed the chat, one per line. An empty list allows any site. */
export function ChatSites({ sites, canChange }: { sites: string[]; canChange: boolean }) {
  const { t } = useTranslation("chatbot");
  const refresh = useRefresh();
  const form = useForm({
    initial: { sites: sites.join("\n") },
    check: () => ({}),
    submit: async ({ sites: typed }) => {
      const { data } = await call(setChatSites, { body: { sites: typed.split("\n") } });
      form.set("sites", data.sites.join("\n"));
      toast.success(t("sites.saved"));
      await refresh("chatbot");
    },
  });
  return (
    <Section title={t("sites.title")} note={t("sites.note")}>
      <form id={form.id} noValidate className={css.part} onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("sites")}
          label={t("sites.label")}
          direction="ltr"
          lines={3}
          placeholder={t("sites.placeholder")}
        />
        {canChange && (
          <Button type="submit" isPending={form.isPending}>
            {t("sites.save")}
          </Button>
        )}
      </form>
    </Section>
  );
}
