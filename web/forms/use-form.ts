import { useCallback, useEffect, useId, useRef, useState } from "react";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import i18next from "i18next";
import { ApiError, messageOf } from "#web/api/api-error.ts";

export type Problems<Values> = { [Name in keyof Values]?: string | undefined };

export interface Form<Values extends Record<string, string>> {
  values: Values;
  /** The problem of each field, shown below it. */
  problems: Problems<Values>;
  /** The general problem, shown in the form by FormErrorSummary. */
  failure: string | undefined;
  isPending: boolean;
  set: (name: keyof Values, value: string) => void;
  /** Sets several values at once. */
  fill: (found: Partial<Values>) => void;
  /** Validates one field on blur if it is not empty. */
  leave: (name: keyof Values) => void;
  /** Returns the value, the handlers and the error of a field component. */
  field: (name: keyof Values & string) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | undefined;
  };
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  /** The form's id. On a server-rendered page it is used to read what was typed before the script was loaded. */
  id: string;
}

/**
 * Manages a form of text fields. Submitting validates all fields and focuses the first invalid one. A problem
 * disappears when its field becomes valid. A second submission is ignored while one is running. Values are kept after
 * a failure.
 */
export function useForm<Values extends Record<string, string>>(options: {
  initial: Values;
  check: (values: Values) => Problems<Values>;
  submit: (values: Values) => Promise<void>;
  /** Called after a failure. The form itself shows the reason, so no toast is needed. */
  onFailure?: (error: unknown) => void;
}): Form<Values> {
  const [values, setValues] = useState(options.initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const running = useRef(false);
  // Several fields can change before React renders again: a password manager fills all at once, and text typed before
  // hydration is read field by field. Each change must build on the previous one, or all but the last would be lost.
  const latest = useRef(options.initial);

  const id = useId();
  const fill = useCallback((found: Partial<Values>) => {
    latest.current = { ...latest.current, ...found };
    setValues(latest.current);
  }, []);
  useEffect(() => {
    const early = readTypedValues(id, Object.keys(latest.current)) as Partial<Values>;
    if (Object.keys(early).length > 0) fill(early);
  }, [id, fill]);

  const problem = (name: keyof Values) => {
    const found = options.check(latest.current)[name];
    setProblems((before) => ({ ...before, [name]: found }));
  };
  const set = (name: keyof Values, value: string) => {
    fill({ [name]: value } as unknown as Partial<Values>);
    if (problems[name]) problem(name);
  };
  const leave = (name: keyof Values) => {
    if (latest.current[name]) problem(name);
  };
  const run = async (form: HTMLFormElement) => {
    if (running.current) return;
    const values = latest.current;
    const found = options.check(values);
    setProblems(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return focusFirstProblem(form);
    running.current = true;
    setPending(true);
    try {
      await options.submit(values);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields as Problems<Values>);
      if (Object.keys(fields).length > 0) focusFirstProblem(form);
      else setFailure(messageOf(error, i18next.t("common:errors.generic")));
      options.onFailure?.(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return {
    values,
    problems,
    failure,
    isPending,
    set,
    fill,
    leave,
    field: (name) => ({
      name,
      value: values[name] ?? "",
      onChange: (value) => set(name, value),
      onBlur: () => leave(name),
      error: problems[name],
    }),
    onSubmit: (event) => {
      event.preventDefault();
      void run(event.currentTarget);
    },
    id,
  };
}

/** Returns the values of a form's inputs. React keeps them during hydration but fires no event for them. */
function readTypedValues(formId: string, names: readonly string[]): Record<string, string> {
  const form = document.getElementById(formId) as HTMLFormElement | null;
  const typed: Record<string, string> = {};
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement)
      typed[name] = field.type === "tel" ? toAsciiDigits(field.value) : field.value;
    else if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
      typed[name] = field.value;
  }
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));
}

// Focuses the first invalid field after React has rendered the messages.
function focusFirstProblem(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
