import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { DemoRequest } from "#shared/contract/demo-requests.ts";
import { changeDemoRequest } from "#web/api/endpoints/demo-requests.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { TickGlyph } from "#web/components/signs/glyphs.tsx";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import css from "./DemoRequestRow.module.css";
import { NoteField } from "./NoteField.tsx";
import { PromiseClock } from "./PromiseClock.tsx";

type Act = "take" | "giveBack" | "handle" | "reopen" | "note";

/** A visitor's request for a demo: its due time, the responsible operator and the notes. */
export function DemoRequestRow({ request, now }: { request: DemoRequest; now: number }) {
  const { t } = useTranslation("operator");
  const whenInSentence = useWhenInSentence();
  const self = useRead(getCurrentUser, {}).data?.data.user.id;
  const { id, taken_by, handled_at } = request;

  const change = useAction(
    (_act: Act, body: { taken?: boolean; handled?: boolean; note?: string }) =>
      call(changeDemoRequest, { params: { id }, body }),
    {
      refreshes: ["demoRequests"],
      done: (_, act) =>
        act === "handle"
          ? { text: t("requests.done.handle"), action: { label: t("requests.undo"), onClick: reopen } }
          : t(`requests.done.${act}`),
    },
  );
  const reopen = () => void change.run("reopen", { handled: false });
  const acting = change.pending?.[0];

  const actionButton = (
    action: Act,
    body: { taken?: boolean; handled?: boolean },
    look?: "main" | "quiet",
  ) => (
    <Button
      size="small"
      look={look}
      isPending={acting === action}
      onClick={() => void change.run(action, body)}
    >
      {t(`requests.${action as Exclude<Act, "note">}`)}
    </Button>
  );

  return (
    <li className={css.row} data-request={id}>
      {handled_at ? (
        <span className={css.done}>
          <TickGlyph />
        </span>
      ) : (
        <PromiseClock from={request.created_at} due={request.due_at} now={now} />
      )}
      <div className={css.who}>
        <h2>
          <bdi>{request.company_name || request.full_name}</bdi>
        </h2>
        <small>
          {request.company_name && (
            <>
              <bdi>{request.full_name}</bdi>
              {" · "}
            </>
          )}
          {t(request.language === "ar" ? "requests.inArabic" : "requests.inEnglish")}
        </small>
      </div>
      <div className={css.reach}>
        <Ltr>{formatPhone(request.phone_number)}</Ltr>
        {request.contact_email && (
          <small>
            <Ltr>{request.contact_email}</Ltr>
          </small>
        )}
      </div>
      <div className={css.when}>
        <span>
          {handled_at
            ? taken_by
              ? t("requests.handledBy", { name: taken_by.name, when: whenInSentence(handled_at) })
              : t("requests.handledWhen", { when: whenInSentence(handled_at) })
            : !taken_by
              ? t("requests.free")
              : taken_by.id === self
                ? t("requests.takenByMe")
                : t("requests.takenBy", { name: taken_by.name })}
        </span>
        <small>
          <time dateTime={request.created_at}>
            {t("requests.asked", { when: whenInSentence(request.created_at) })}
          </time>
        </small>
      </div>
      <div className={css.more}>
        {request.additional_info && (
          <p dir="auto" className={css.words}>
            {request.additional_info}
          </p>
        )}
        <ContactLinks request={request} />
        <NoteField
          note={request.note}
          isPending={acting === "note"}
          onSave={(note) => void change.run("note", { note })}
        />
      </div>
      <div className={css.acts}>
        {handled_at ? (
          actionButton("reopen", { handled: false }, "quiet")
        ) : (
          <>
            {actionButton("handle", { handled: true }, "main")}
            {taken_by ? actionButton("giveBack", { taken: false }) : actionButton("take", { taken: true })}
          </>
        )}
      </div>
    </li>
  );
}
