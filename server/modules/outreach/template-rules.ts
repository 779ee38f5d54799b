import type { MessageTemplate } from "#shared/contract/templates.ts";
import { fillPlaceholders, type Placeholder, findPlaceholders } from "#shared/rules/placeholders.ts";
import type { OutboundTemplate } from "#server/channels/channel.ts";
import { type FieldProblem, requireFields } from "#server/http/failure.ts";

/** Maximum length of a template's body with its values. */
const maxBodyLength = 1024;
/** Age at which templates are fetched again before a campaign starts. */
export const maxTemplateAgeMs = 60 * 60 * 1000;

const place = /\{\{\s*([\p{L}\d_]+)\s*\}\}/gu;

export const problemOf = (template: { status: string; supported: boolean }): MessageTemplate["problem"] => {
  if (!template.supported) return "unsupported";
  return template.status === "approved" ? null : "not_approved";
};

type Form = Pick<MessageTemplate, "body" | "variables">;

/** Returns the problem of the values for a template's placeholders, before names are inserted. */
export function valuesProblem(
  template: Form,
  values: readonly string[],
  allowed: readonly Placeholder[] = ["name"],
): FieldProblem | null {
  if (values.length !== template.variables.length) return "values_count";
  if (values.some((value) => value.trim() === "")) return "value_missing";
  const known = values.flatMap((value) => findPlaceholders(value));
  if (known.some((one) => one === null || !allowed.includes(one))) return "placeholder_unknown";
  return bodyWith(template, values).length > maxBodyLength ? "value_too_long" : null;
}

function bodyWith({ body, variables }: Form, values: readonly string[]): string {
  const byName = new Map(variables.map((name, index) => [name, values[index] ?? ""]));
  return body.replace(place, (whole, name: string) => byName.get(name) ?? whole);
}

/**
 * Returns a template as one recipient reads it, and as it is sent to the platform. Every placeholder must have a
 * value, so that nobody receives "Hello {{1}}". Throws `invalid_request` with the problem at `field`.
 */
export function composeTemplate(
  template: Pick<MessageTemplate, "name" | "language" | "body" | "variables"> & { named: boolean },
  patterns: readonly string[],
  values: Partial<Record<Placeholder, string | null>>,
  field: string,
): { text: string; template: OutboundTemplate } {
  const filled = patterns.map((pattern) => fillPlaceholders(pattern, values).replace(/\s+/g, " ").trim());
  const isMissing = filled.some((value) => findPlaceholders(value).length > 0);
  requireFields({ [field]: isMissing ? "value_missing" : valuesProblem(template, filled, []) });
  return {
    text: bodyWith(template, filled),
    template: {
      name: template.name,
      language: template.language,
      values: filled.map((text, index) => ({
        name: template.named ? (template.variables[index] ?? null) : null,
        text,
      })),
    },
  };
}
