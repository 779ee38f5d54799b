import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { settingsLimits } from "#shared/rules/agent-settings.ts";
import { CloseIcon, WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./TopicField.module.css";

/**
 * A field for several words or phrases, each of which can be removed. Enter, a comma or leaving the field adds the
 * typed text.
 */
export function TopicField({
  label,
  lang,
  topics,
  placeholder,
  hint,
  onChange,
  error,
  isDisabled,
}: {
  label: string;
  lang: "ar" | "en";
  topics: readonly string[];
  placeholder?: string;
  hint?: string;
  onChange: (topics: string[]) => void;
  error?: string | undefined;
  isDisabled?: boolean;
}) {
  const id = useId();
  const { t } = useTranslation("agents");
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    const fresh = text
      .split(/[,،\n]/)
      .map((topic) => topic.trim())
      .filter((topic) => topic !== "" && !topics.includes(topic));
    setTyped("");
    if (fresh.length > 0) onChange([...topics, ...new Set(fresh)]);
  };
  const remove = (topic: string) => {
    onChange(topics.filter((other) => other !== topic));
    input.current?.focus();
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box} onClick={() => input.current?.focus()}>
        <ul>
          {topics.map((topic) => (
            <li key={topic}>
              <bdi lang={lang}>{topic}</bdi>
              {!isDisabled && (
                <button
                  type="button"
                  aria-label={t("handover.topicRemove", { topic })}
                  onClick={(event) => {
                    event.stopPropagation();
                    remove(topic);
                  }}
                >
                  <CloseIcon size="small" />
                </button>
              )}
            </li>
          ))}
        </ul>
        <input
          ref={input}
          id={id}
          dir="auto"
          value={typed}
          maxLength={settingsLimits.topic}
          placeholder={placeholder ?? t("handover.topicAdd")}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined
          }
          onChange={(event) => {
            const { value } = event.target;
            if (/[,،]/.test(value)) add(value);
            else setTyped(value);
          }}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            // With an input method, Enter can also confirm a suggested word, which does not complete the topic.
            if (event.key === "Enter" && !event.nativeEvent.isComposing) {
              event.preventDefault();
              add(typed);
            } else if (event.key === "Backspace" && typed === "" && topics.length > 0)
              onChange(topics.slice(0, -1));
          }}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="soft">
          {hint}
        </p>
      )}
    </div>
  );
}
