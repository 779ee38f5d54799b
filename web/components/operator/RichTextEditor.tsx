import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { directionOf, type Language } from "#shared/language.ts";
import { parseHtml } from "#web/trusted-html.ts";
import { classes } from "#web/ui/classes.ts";
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  RedoIcon,
  UndoIcon,
} from "#web/ui/icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import css from "./RichTextEditor.module.css";

export interface RichTextEditorProps {
  label: string;
  language: Language;
  /** The HTML with which the field starts. Later values come from the editor. */
  initial: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** The allowed elements of an article (shared/rules/article-html.ts). Other pasted elements are removed. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null } },
  }),
];

/** The HTML is parsed here, because the editor's own parser violates the page's policy. */
const parseContent = (html: string): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(parseHtml(html).body).toJSON() as JSONContent;

/** An editor for text with subheadings, lists, quotes and links, which shows the final formatting. */
export function RichTextEditor({ label, language, initial, onChange, error }: RichTextEditorProps) {
  const id = useId();
  const [content] = useState(() => parseContent(initial));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang: language,
        dir: directionOf(language),
        class: css.text ?? "",
      },
    },
  });
  useEffect(() => {
    const { dom } = editor.view;
    if (error) dom.setAttribute("aria-describedby", id);
    else dom.removeAttribute("aria-describedby");
    dom.setAttribute("aria-invalid", String(error !== undefined));
  }, [editor, error, id]);
  return (
    <div className={classes(css.field, error && css.bad)}>
      <Tools editor={editor} label={label} />
      <EditorContent editor={editor} />
      {error && (
        <p id={id} className={css.error}>
          <WarningIcon size="small" />
          {error}
        </p>
      )}
    </div>
  );
}

function Tools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation("articles");
  const [linked, setLinked] = useState<string>();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive("heading"),
      bold: now.isActive("bold"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
      canLink: !now.state.selection.empty || now.isActive("link"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  // The focus is set synchronously. The editor's own command sets it one frame later, and text typed meanwhile would
  // be lost.
  const chain = () => {
    editor.view.focus();
    return editor.chain();
  };
  const toggles = [
    ["heading", <HeadingIcon key="i" size="small" />, () => chain().toggleHeading({ level: 2 }).run()],
    ["bold", <BoldIcon key="i" size="small" />, () => chain().toggleBold().run()],
    ["bullets", <BulletsIcon key="i" size="small" />, () => chain().toggleBulletList().run()],
    ["numbers", <NumbersIcon key="i" size="small" />, () => chain().toggleOrderedList().run()],
    ["quote", <QuoteIcon key="i" size="small" />, () => chain().toggleBlockquote().run()],
  ] as const;
  return (
    <div role="toolbar" aria-label={`${t("tools.label")}: ${label}`} className={css.tools}>
      {toggles.map(([name, icon, run]) => (
        <IconButton key={name} label={t(`tools.${name}`)} aria-pressed={active[name]} onClick={run}>
          {icon}
        </IconButton>
      ))}
      <IconButton
        label={t("tools.link")}
        aria-pressed={active.link}
        aria-disabled={!active.canLink}
        onClick={() =>
          active.canLink && setLinked((editor.getAttributes("link")["href"] as string | undefined) ?? "")
        }
      >
        <LinkIcon size="small" />
      </IconButton>
      <IconButton label={t("tools.undo")} aria-disabled={!active.undo} onClick={() => chain().undo().run()}>
        <UndoIcon size="small" />
      </IconButton>
      <IconButton label={t("tools.redo")} aria-disabled={!active.redo} onClick={() => chain().redo().run()}>
        <RedoIcon size="small" />
      </IconButton>
      {linked !== undefined && (
        <LinkDialog
          address={linked}
          onClose={() => setLinked(undefined)}
          onSet={(href) => {
            setLinked(undefined);
            // The code waits one frame, because the dialog first returns the focus to its button.
            const words = editor.chain().focus().extendMarkRange("link");
            if (href === "") words.unsetLink().run();
            else words.setLink({ href }).run();
          }}
        />
      )}
    </div>
  );
}
