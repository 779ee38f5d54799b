import { fillPlaceholders } from "#shared/rules/placeholders.ts";
import { Failure } from "#server/http/failure.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { CampaignRow } from "./campaigns.ts";
import { firstNameOf } from "./campaign-run-rules.ts";
import { composeTemplate, readTemplate, valuesProblem } from "./templates.ts";

/** Whether the entered values still fit the template's placeholders. */
export const valuesFit = (row: CampaignRow, template: Parameters<typeof valuesProblem>[0]): boolean =>
  valuesProblem(
    template,
    row.template_values.map((value) => fillPlaceholders(value, { name: row.name_fallback || "…" })),
  ) === null;

/** Whether a campaign's template, if it has one, can still be sent with the entered values. */
export async function templateFits(db: TenantDb, row: CampaignRow): Promise<boolean> {
  if (!row.template_id) return true;
  const template = await readTemplate(db, row.template_id);
  return template !== null && template.problem === null && valuesFit(row, template);
}

/** Returns the text for one recipient, or the fallback when their name makes it too long. */
export function contentFor(
  row: CampaignRow,
  template: Parameters<typeof composeTemplate>[0] | null,
  name: string | null,
): { text: string; template: object | null } {
  try {
    return contentWith(row, template, name);
  } catch (problem) {
    if (!(problem instanceof Failure) || name === null) throw problem;
    return contentWith(row, template, null);
  }
}

function contentWith(
  row: CampaignRow,
  template: Parameters<typeof composeTemplate>[0] | null,
  name: string | null,
): { text: string; template: object | null } {
  const values = { name: firstNameOf(name) || row.name_fallback };
  if (template) return composeTemplate(template, row.template_values, values, "template_values");
  return { text: fillPlaceholders(row.text, values), template: null };
}
