import type { z } from "zod";
import { Failure } from "./failure.ts";
import { findNul } from "./find-nul.ts";

/**
 * Parses a value with a contract schema. Throws `invalid_request`, whose fields name every invalid field and never repeat
 * a value.
 */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const nul = findNul(value);
  if (nul !== undefined) throw new Failure("invalid_request", { [nul]: ["invalid"] });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Failure["fields"] = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.join(".") || "body";
    const isMissing = issue.code === "invalid_type" && valueAt(value, issue.path) === undefined;
    fields[name] = [isMissing ? "required" : issue.code === "too_big" ? "too_long" : "invalid"];
  }
  throw new Failure("invalid_request", fields);
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at && typeof at === "object" ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

/** Parses the ids of a path. Throws `not_found` for an invalid id, the same as for an id of another organisation. */
export function validateParams(schema: z.ZodType | undefined, params: unknown): unknown {
  try {
    return validate(schema, params);
  } catch {
    throw new Failure("not_found");
  }
}
