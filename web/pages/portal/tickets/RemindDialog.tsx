import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReminderView } from "#shared/contract/reminders.ts";
import { addReminder, changeReminder } from "#web/api/endpoints/reminders.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { markPicturesUnsupported } from "#web/components/templates/fill-template.ts";
import { TemplateFields } from "#web/components/templates/TemplateFields.tsx";
import { useTemplates } from "#web/components/templates/use-templates.ts";
import { MomentField } from "#web/components/time/MomentField.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { Ticket } from "./data.ts";
import css from "./RemindDialog.module.css";
import { useRemindTime } from "./use-remind-time.ts";

interface ChosenTemplate {
  id: string | null;
  values: string[];
}

const noTemplate: ChosenTemplate = { id: null, values: [] };

/** A scheduled message: its text, its time, and the template in case the reply window is closed then. */
export function RemindDialog({
  ticket,
  customerName,
  text: first,
  reminder,
  onClose,
  onDone,
}: {
  ticket: Ticket;
  customerName: string;
  /** The text of the reply box. */
  text: string;
  /** The reminder to edit. */
  reminder?: ReminderView;
  onClose: () => void;
  onDone?: () => void;
}) {
  const { t } = useTranslation(["reminders", "common"]);
  const time = useRemindTime(reminder?.at);
  const [text, setText] = useState(reminder?.text ?? first);
  const [unlessAnswered, setUnlessAnswered] = useState(reminder?.unless_answered ?? true);
  const [template, setTemplate] = useState<ChosenTemplate>(reminder?.template ?? noTemplate);
  const [missing, setMissing] = useState<string>();
  const { closes_at, templates: hasTemplates, open } = ticket.sending;
  const isClosedThen = closes_at !== null && time.at !== null && (!open || time.at > new Date(closes_at));
  const templates = useTemplates(ticket.channel, hasTemplates);
  const save = useSaveReminder(ticket.id, reminder, () => {
    onDone?.();
    onClose();
  });
  const check = () => {
    if (save.isPending) return;
    const { at } = time;
    const isPast = at !== null && at.getTime() <= Date.now();
    const found = !at ? t("incomplete") : isPast ? t("past") : text.trim() === "" ? t("empty") : undefined;
    setMissing(found);
    save.reset();
    if (at && found === undefined)
      void save.run(at, { text, unlessAnswered, template: isClosedThen ? template : noTemplate });
  };
  const problem = missing ?? save.problem;
  const title = reminder ? t("changeTitle") : t("title", { name: `\u2068${customerName}\u2069` });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="main" isPending={save.isPending} onClick={check}>
            {t(reminder ? "change" : "save")}
          </Button>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
        </>
      }
    >
      <TextField
        label={t("text")}
        value={text}
        onChange={setText}
        placeholder={t("textPlaceholder")}
        lines={3}
        maxLength={4000}
        autoFocus
      />
      <TimeChoice time={time} />
      {isClosedThen && (
        <div className={css.window}>
          <p>{t(hasTemplates ? "window" : "windowOther")}</p>
          {hasTemplates && (
            <TemplateFields
              templates={markPicturesUnsupported(templates.templates)}
              templateId={template.id}
              values={template.values}
              onChange={(id, values) => setTemplate({ id, values })}
              onRefresh={templates.onRefresh}
              isRefreshing={templates.isRefreshing}
            />
          )}
        </div>
      )}
      <Checkbox checked={unlessAnswered} onChange={setUnlessAnswered}>
        {t("unlessAnswered")}
      </Checkbox>
      {problem && <FormError>{problem}</FormError>}
    </Dialog>
  );
}

interface ReminderContent {
  text: string;
  unlessAnswered: boolean;
  template: ChosenTemplate;
}

/** Returns the action that saves a new reminder of the ticket, or the changes of `reminder`. */
function useSaveReminder(ticketId: string, reminder: ReminderView | undefined, onDone: () => void) {
  const { t } = useTranslation("reminders");
  const moment = useMomentText();
  return useAction(
    (at: Date, { text, unlessAnswered, template }: ReminderContent) => {
      const body = {
        text: text.trim(),
        at: at.toISOString(),
        unless_answered: unlessAnswered,
        template_id: template.id,
        template_values: template.values,
      };
      return reminder
        ? call(changeReminder, { params: { id: reminder.id }, body })
        : call(addReminder, { params: { id: ticketId }, body });
    },
    { refreshes: ["reminders"], done: (_, at) => t("done", { when: moment(at) }), failed: null, onDone },
  );
}

/** The offered times and a field for another one. */
function TimeChoice({ time }: { time: ReturnType<typeof useRemindTime> }) {
  const { t } = useTranslation("reminders");
  const moment = useMomentText();
  return (
    <fieldset className={css.times}>
      <legend>{t("when")}</legend>
      {time.offered.map(({ choice, at }) => (
        <label key={choice}>
          <input
            type="radio"
            name="remind-at"
            checked={time.choice === choice}
            onChange={() => time.choose(choice)}
          />
          <span>
            {t(choice)} <small>{moment(at)}</small>
          </span>
        </label>
      ))}
      <label>
        <input
          type="radio"
          name="remind-at"
          checked={time.choice === "own"}
          onChange={() => time.choose("own")}
        />
        <span>{t("own")}</span>
      </label>
      {time.choice === "own" && <MomentField value={time.local} min={time.today} onChange={time.setLocal} />}
    </fieldset>
  );
}
