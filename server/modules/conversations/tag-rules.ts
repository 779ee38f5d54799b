import { maxTagLength } from "#shared/values/ticket-tags.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import { Failure } from "#server/http/failure.ts";

/** Returns a tag's name as it is stored; throws a failure that names the problem. */
export function tagName(typed: string): string {
  const name = toOneLine(typed);
  if (name === "") throw new Failure("invalid_request", { name: ["required"] });
  if ([...name].length > maxTagLength) throw new Failure("invalid_request", { name: ["tag_too_long"] });
  return name;
}
