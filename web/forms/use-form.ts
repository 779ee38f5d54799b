import { useRef, useState } from "react";
import { ApiError } from "../api/api-error.ts";

export type Problems<Values> = { [Name in keyof Values]?: string | undefined };

export interface Form<Values extends Record<string, string>> {
  values: Values;
  /** What is wrong with each field, to be shown under it. */
  problems: Problems<Values>;
  /** What was wrong with the whole, as the server said it. */
  failure: string | undefined;
  isPending: boolean;
  set: (name: keyof Values, value: string) => void;
  /** Several at once, from what was found out elsewhere. */
  fill: (found: Partial<Values>) => void;
  /** Checks one field when it is left, if something was typed. */
  leave: (name: keyof Values) => void;
  /** Value, change, blur and error of a field of ui/. */
  field: (name: keyof Values & string) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | undefined;
  };
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

/**
 * A form of text fields. It checks all of them on submit and moves the focus to the first wrong one; a problem
 * goes as soon as its field is mended. A second submit while one is running does nothing. Values stay after a failure.
 */
export function useForm<Values extends Record<string, string>>(options: {
  initial: Values;
  check: (values: Values) => Problems<Values>;
  submit: (values: Values) => Promise<void>;
  onFailure?: (error: unknown) => void;
}): Form<Values> {
  const [values, setValues] = useState(options.initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const running = useRef(false);

  const set = (name: keyof Values, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (problems[name]) setProblems({ ...problems, [name]: options.check(next)[name] });
  };
  const leave = (name: keyof Values) => {
    if (values[name]) setProblems({ ...problems, [name]: options.check(values)[name] });
  };
  const run = async (form: HTMLFormElement) => {
    if (running.current) return;
    const found = options.check(values);
    setProblems(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return focusProblem(form);
    running.current = true;
    setPending(true);
    try {
      await options.submit(values);
    } catch (error) {
      if (error instanceof ApiError) {
        setProblems(error.fields as Problems<Values>);
        if (Object.keys(error.fields).length > 0) focusProblem(form);
        else setFailure(error.message);
      }
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
    fill: (found) => setValues((current) => ({ ...current, ...found })),
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
  };
}

// After React has drawn the messages.
function focusProblem(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
