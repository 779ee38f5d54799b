import { useState } from "react";
import { useTranslation } from "react-i18next";
import { setChatSites } from "#shared/contract/chatbot.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./ChatbotPage.module.css";

/** Which sites may show the chat: one a line, and none means any. */
export function ChatSites({ sites, canChange }: { sites: string[]; canChange: boolean }) {
  const { t } = useTranslation("chatbot");
  const refresh = useRefresh();
  const [lines, setLines] = useState(sites.join("\n"));
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const { data } = await call(setChatSites, { body: { sites: lines.split("\n") } });
      setLines(data.sites.join("\n"));
      toast.success(t("sites.saved"));
      await refresh("chatbot");
    } catch (error) {
      if (error instanceof ApiError && error.fields["sites"]) setProblem(error.fields["sites"]);
      else toast.failure(error);
    }
    setPending(false);
  };
  return (
    <Section title={t("sites.title")} note={t("sites.note")}>
      <form
        className={css.part}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t("sites.label")}
          direction="ltr"
          lines={3}
          placeholder={t("sites.placeholder")}
          value={lines}
          onChange={setLines}
          error={problem}
        />
        {canChange && (
          <Button type="submit" isPending={isPending}>
            {t("sites.save")}
          </Button>
        )}
      </form>
    </Section>
  );
}
