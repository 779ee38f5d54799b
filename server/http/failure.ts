import type { ErrorCode } from "#shared/contract/errors.ts";
import type errors from "#shared/locales/en/errors.json";

/** Names of the texts for form fields. */
export type FieldProblem = keyof (typeof errors)["field"];

/**
 * An expected failure that is reported to the caller: a code with a status and a text in both languages. Every other error
 * becomes `internal`, with its details in the log only.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldProblem[]>;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;
  /** Values for the texts of the fields. */
  readonly values: Record<string, string>;

  constructor(
    code: ErrorCode,
    fields: Record<string, FieldProblem[]> = {},
    retryAfter?: number,
    values: Record<string, string> = {},
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.values = values;
  }
}

/** Throws `invalid_request` when any field has a problem; the first one becomes the message. */
export function requireFields(problems: Record<string, FieldProblem | null | undefined>): void {
  const fields: Record<string, FieldProblem[]> = {};
  for (const [name, problem] of Object.entries(problems)) if (problem) fields[name] = [problem];
  if (Object.keys(fields).length > 0) throw new Failure("invalid_request", fields);
}
