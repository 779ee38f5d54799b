import { assertName, camelCase, pascalCase, type Plan, PlanError } from "./edit.ts";

/** Plans a call of the API for members: `list` reads, every other verb writes. */
export function planEndpoint(plan: Plan, name: string): string[] {
  const [module, call] = name.split("/");
  const [noun, verb] = (call ?? "").split(".");
  assertName(module);
  assertName(noun);
  assertName(verb);
  const folder = `server/modules/${module}`;
  if (!plan.has(`${folder}/routes.ts`))
    throw new PlanError(`${folder}/routes.ts is missing: put the module's calls together there first`);
  const isList = verb === "list";
  const action = `${camelCase(verb)}${pascalCase(noun)}`;
  const routes = `${camelCase(noun)}Routes`;
  plan.create(
    `shared/contract/${noun}.ts`,
    `import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

export const ${action} = endpoint({
  name: "${camelCase(noun)}.${camelCase(verb)}",
  method: "${isList ? "GET" : "POST"}",
  path: "/api/${noun}/${isList ? "" : `${verb}/`}",
  access: "member",
  permission: "any_member",
  summary: "${isList ? `The organisation's ${noun.replaceAll("-", " ")}` : `${pascalCase(verb)} ${noun.replaceAll("-", " ")}`}",
${isList ? "" : "  body: z.strictObject({}),\n"}  result: dataOf(z.${isList ? "array(z.strictObject({}))" : "strictObject({})"}),
});
`,
  );
  plan.create(
    `${folder}/routes/${noun}.ts`,
    `import * as contract from "#shared/contract/${noun}.ts";
import { type Route, serve } from "#server/http/serve.ts";

export const ${routes}: Route[] = [serve(contract.${action}, () => Promise.resolve({ data: ${isList ? "[]" : "{}"} }))];
`,
  );
  plan.insertBefore(
    `${folder}/routes.ts`,
    "\n/** Every call",
    `import { ${routes} } from "./routes/${noun}.ts";\n`,
  );
  const path = `${folder}/routes.ts`;
  plan.replace(path, /(Route\[\] = \[)/, `$1\n  ...${routes},`);
  return [
    `what is sent and answered: shared/contract/${noun}.ts`,
    `where a page calls it, its address: web/api/endpoints/${noun}.ts`,
    `the function that does it, with a Tenant first, called by ${folder}/routes/${noun}.ts: ${folder}/${noun}.ts; its SQL, with a TenantDb first, in ${folder}/store/${noun}.ts`,
    `a test over HTTP: ${folder}/${noun}.test.ts; where it takes an id, a valid body in server/http/valid-bodies.fixture.ts`,
    "docs/endpoint-checklist.md",
  ];
}
