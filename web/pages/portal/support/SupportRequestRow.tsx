import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { SupportRequest } from "#shared/contract/support-requests.ts";
import { addSupportMessage } from "#web/api/endpoints/support-requests.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { SupportState } from "#web/components/support/SupportState.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import { SupportThread } from "#web/components/support/SupportThread.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { randomId } from "#web/random-id.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./SupportRequestRow.module.css";

/** A support request with its state and its messages. It is a child of `Rows`. */
export function SupportRequestRow({ request }: { request: SupportRequest }) {
  const { t } = useTranslation("support");
  const moment = useMomentText();
  const self = useRead(getCurrentUser, {}).data?.data.user.id;
  const [isWriting, setWriting] = useState(false);
  const { id, subject, category, state, due_at, requested_by, messages } = request;
  return (
    <li className={css.row} data-request={id}>
      <div className={css.head}>
        <div className={css.what}>
          <h2>
            <bdi>{subject}</bdi>
          </h2>
          <small>
            {t(`categories.${category}`)}
            {requested_by?.id !== self && (
              <>
                {" · "}
                {requested_by ? t("by", { name: requested_by.name }) : t("formerMember")}
              </>
            )}
          </small>
        </div>
        <div className={css.state}>
          <SupportState state={state} />
          {due_at && <small>{t("due", { when: moment(due_at) })}</small>}
        </div>
      </div>
      <SupportThread messages={messages} />
      {isWriting ? (
        <ReplyForm id={id} isClosed={state === "closed"} onDone={() => setWriting(false)} />
      ) : (
        <Button size="small" onClick={() => setWriting(true)}>
          {t("reply")}
        </Button>
      )}
    </li>
  );
}

function ReplyForm({ id, isClosed, onDone }: { id: string; isClosed: boolean; onDone: () => void }) {
  const { t } = useTranslation(["support", "common"]);
  const refresh = useRefresh();
  const [clientId] = useState(() => randomId(22));
  const form = useForm({
    initial: { text: "" },
    check: ({ text }) => ({ text: text.trim() ? undefined : t("problems.text") }),
    submit: async ({ text }) => {
      await call(addSupportMessage, { params: { id }, body: { text, client_id: clientId } });
      toast.success(t("replySent"));
      await refresh("support");
      onDone();
    },
  });
  return (
    <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <TextField
        {...form.field("text")}
        label={t("text")}
        hint={isClosed ? t("replyClosed") : undefined}
        lines={4}
        maxLength={maxMessageLength}
        autoFocus
      />
      <div className={css.acts}>
        <Button type="submit" look="main" isPending={form.isPending}>
          {t("send")}
        </Button>
        <Button onClick={onDone}>{t("common:cancel")}</Button>
      </div>
    </form>
  );
}
