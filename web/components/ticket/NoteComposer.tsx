import { useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LockIcon } from "#web/ui/icons.tsx";
import { ComposerFrame, isSendKey } from "./ComposerFrame.tsx";
import { MarkedTextarea } from "./MarkedTextarea.tsx";
import { findMentions } from "./mentions.ts";
import { useInlineList, useTextTrigger } from "./use-inline-list.tsx";

export interface NoteComposerProps {
  value: string;
  onChange: (value: string) => void;
  /** Saves the note with the ids of the mentioned members. */
  onSave: (mentions: string[]) => void;
  /** The choice between a reply and a note. */
  choice: React.ReactNode;
  isPending: boolean;
  /** The members who can be mentioned. */
  members: readonly { id: string; name: string }[];
  ref?: React.Ref<HTMLTextAreaElement>;
}

/** The box for a private note. `@` lists the members; Ctrl or ⌘ with Enter saves. */
export function NoteComposer({
  value,
  onChange,
  onSave,
  choice,
  isPending,
  members,
  ref,
}: NoteComposerProps) {
  const { t } = useTranslation("ticketNotes");
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
  const { pieces, ids } = findMentions(value, members);
  const text = useTextTrigger("@", value);
  const query = text.trigger?.query.trim().toLocaleLowerCase() ?? "";
  const {
    box: listBox,
    onKeyDown,
    list,
  } = useInlineList({
    text,
    label: t("members"),
    options: members
      .filter(
        ({ name }) =>
          name
            .toLocaleLowerCase()
            .split(/\s+/)
            .some((word) => word.startsWith(query)) || name.toLocaleLowerCase().startsWith(query),
      )
      // A member whose whole name is typed needs no suggestion.
      .filter(({ name }) => name.toLocaleLowerCase() !== query)
      .map(({ id, name }) => ({ id, label: name })),
    onChoose: (id, { start, query: typed }) => {
      const name = members.find((member) => member.id === id)?.name ?? "";
      onChange(`${value.slice(0, start)}@${name} ${value.slice(start + 1 + typed.length).trimStart()}`);
      const caret = start + name.length + 2;
      // The caret is set after React has updated the text box.
      requestAnimationFrame(() => box.current?.setSelectionRange(caret, caret));
    },
  });
  const isEmpty = value.trim() === "";
  const save = () => {
    if (!isEmpty && !isPending) onSave(ids);
  };
  return (
    <ComposerFrame
      kind="note"
      head={choice}
      where={
        <span>
          <LockIcon size="small" />
          {t("onlyTeam")}
        </span>
      }
      send={t("save")}
      isDisabled={isEmpty}
      isPending={isPending}
      onSend={save}
    >
      {list}
      <MarkedTextarea
        ref={box}
        aria-label={t("field")}
        dir="auto"
        rows={2}
        value={value}
        pieces={pieces}
        placeholder={members.length > 0 ? t("placeholder") : t("placeholderAlone")}
        {...listBox}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (isSendKey(event)) {
            event.preventDefault();
            save();
          } else onKeyDown(event);
        }}
      />
    </ComposerFrame>
  );
}
