import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorSupportRequest } from "#shared/contract/support-requests.ts";
import { answerSupportRequest, closeSupportRequest } from "#web/api/endpoints/support-requests.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { SupportState } from "#web/components/support/SupportState.tsx";
import { SupportThread } from "#web/components/support/SupportThread.tsx";
import { operatorPaths } from "#web/operator-paths.ts";
import { randomId } from "#web/random-id.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./DemoRequestRow.module.css";
import { PromiseClock } from "./PromiseClock.tsx";

type Act = "answer" | "answerAndClose" | "close";

/** A support request: its due time, its messages and the field for the answer. */
export function OperatorSupportRow({ request, now }: { request: OperatorSupportRequest; now: number }) {
  const { t } = useTranslation(["support", "operator"]);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [clientId, setClientId] = useState(() => randomId(22));
  const { id, organization, requested_by, state, waits_since, due_at } = request;

  const change = useAction(
    (kind: Act) => {
      if (kind === "close") return call(closeSupportRequest, { params: { id } });
      const body = { text, client_id: clientId, close: kind === "answerAndClose" };
      return call(answerSupportRequest, { params: { id }, body });
    },
    {
      refreshes: ["operatorSupport"],
      done: (_, kind) => t(kind === "close" ? "office.done.close" : "office.done.answer"),
      onDone: (_, kind) => {
        if (kind === "close") return;
        setText("");
        setClientId(randomId(22));
      },
    },
  );
  const acting = change.pending?.[0];
  const runAction = (kind: Act) => {
    if (kind !== "close" && text.trim() === "") setProblem(t("office.missing"));
    else void change.run(kind);
  };

  return (
    <li className={css.row} data-request={id}>
      {waits_since && due_at ? (
        <PromiseClock from={waits_since} due={due_at} now={now} />
      ) : (
        <SupportState state={state} />
      )}
      <div className={css.who}>
        <h2>
          <bdi>{request.subject}</bdi>
        </h2>
        <small>{t(`categories.${request.category}`)}</small>
      </div>
      <div className={css.reach}>
        <TextLink to={operatorPaths.organization(organization.id)}>
          <bdi>{organization.name}</bdi>
        </TextLink>
        <small>
          <Ltr>{formatPhone(organization.phone)}</Ltr>
        </small>
      </div>
      <div className={css.when}>
        {requested_by ? <bdi>{requested_by.name}</bdi> : t("formerMember")}
        {requested_by && (
          <small>
            <Ltr>{requested_by.email}</Ltr>
          </small>
        )}
        <small>{t(request.language === "ar" ? "office.inArabic" : "office.inEnglish")}</small>
      </div>
      <div className={css.more}>
        <SupportThread messages={request.messages} />
        <div className={css.note}>
          <TextField
            label={t("office.answer")}
            lines={3}
            maxLength={maxMessageLength}
            value={text}
            error={problem}
            onChange={(typed) => {
              setText(typed);
              setProblem(undefined);
            }}
          />
          <div className={css.buttons}>
            <Button
              size="small"
              look="main"
              isPending={acting === "answer"}
              onClick={() => runAction("answer")}
            >
              {t("office.send")}
            </Button>
            <Button
              size="small"
              isPending={acting === "answerAndClose"}
              onClick={() => runAction("answerAndClose")}
            >
              {t("office.sendAndClose")}
            </Button>
            {state !== "closed" && (
              <Button
                size="small"
                look="quiet"
                isPending={acting === "close"}
                onClick={() => runAction("close")}
              >
                {t(state === "open" ? "office.close" : "office.closeAnswered")}
              </Button>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}
