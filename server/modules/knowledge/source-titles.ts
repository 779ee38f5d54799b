import type { Source } from "#shared/contract/knowledge.ts";
import type { Language } from "#shared/language.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import * as rules from "./source-rules.ts";
import { findWithLive } from "./sources.ts";
import { writeTitles } from "./store/source-titles.ts";

/** Sets the titles that customers read under answers from a source, in the next answer and without a training. */
export async function setTitles(
  tenant: Tenant,
  id: string,
  typed: rules.SourceTitles,
  language: Language,
): Promise<Source> {
  const titles = rules.cleanTitles(typed);
  requireFields(rules.titleProblems(titles));
  return tenant.transaction(async (db) => {
    if (!(await writeTitles(db, id, titles))) throw new Failure("not_found");
    db.publish({ kind: "source", id });
    return (await findWithLive(db, id, language)).source;
  });
}
