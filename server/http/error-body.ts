import { errorStatus, type ErrorBody } from "#shared/contract/errors.ts";
import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import type { Failure } from "./failure.ts";

/**
 * Returns the body of a failed call, in the request's language. Its message is the first field's text, because some
 * screens only show the message.
 */
export function errorBody(
  failure: Failure,
  language: Language,
  requestId: string,
): { status: number; body: ErrorBody } {
  const fields: Record<string, string[]> = {};
  for (const [name, problems] of Object.entries(failure.fields))
    fields[name] = problems.map((problem) => text(language, `errors:field.${problem}`, failure.values));
  const message =
    Object.values(fields)[0]?.[0] ?? text(language, `errors:code.${failure.code}`, { requestId });
  return {
    status: errorStatus[failure.code],
    body: { code: failure.code, message, non_field_errors: [message], fields, request_id: requestId },
  };
}
