import type { ErrorBody } from "#shared/contract/errors.ts";

/** Everything a failed call can say. `message` is in the language of the page and may be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with the request as a whole. */
  readonly nonFieldErrors: readonly string[];
  /** First problem of each field, by the field's name in the request. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names the log line on the server; for people who ask for help. */
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<ErrorBody>, fallback: string) {
    super(body.message || body.non_field_errors?.[0] || fallback);
    this.name = "ApiError";
    this.status = status;
    this.code = body.code ?? (status === 0 ? "unreachable" : "internal");
    this.nonFieldErrors = body.non_field_errors ?? [];
    const fields: Record<string, string> = {};
    for (const [name, problems] of Object.entries(body.fields ?? {}))
      if (problems[0]) fields[name] = problems[0];
    this.fields = fields;
    this.requestId = body.request_id;
  }

  /** True when asking again cannot help. */
  get final(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** The text to show for anything thrown. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}
