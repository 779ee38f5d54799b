import type { z } from "zod";
import { Failure } from "./failure.ts";
import { findNul } from "./find-nul.ts";

/** Parses a value with a contract schema. An error names every invalid field and never repeats a value. */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const nul = findNul(value);
  if (nul !== undefined) throw new Failure("invalid_request", { [nul]: ["invalid"] });
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields: Failure["fields"] = {};
  for (const issue of read.error.issues) {
    const name = issue.path.join(".") || "body";
    const missing = issue.code === "invalid_type" && reach(value, issue.path) === undefined;
    fields[name] = [missing ? "required" : issue.code === "too_big" ? "too_long" : "invalid"];
  }
  throw new Failure("invalid_request", fields);
}

function reach(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at && typeof at === "object" ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

/** Parses an id. An invalid id is `not_found`, the same as an id of another organisation. */
export function validateParams(schema: z.ZodType | undefined, params: unknown): unknown {
  try {
    return validate(schema, params);
  } catch {
    throw new Failure("not_found");
  }
}
