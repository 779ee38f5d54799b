import type { ErrorBody } from "#shared/contract/errors.ts";

/** The error of a failed call. `message` is in the page's language and can be shown unchanged. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The problems of the request as a whole. */
  readonly nonFieldErrors: readonly string[];
  /** The first problem of each field, by the field's name in the request. */
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the request in the server's logs, which users can give to support. */
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

  /** True when another attempt cannot succeed. */
  get final(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** Returns the text to show for any thrown value. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}
