import { assertName, camelCase, type Plan, PlanError } from "./edit.ts";

/** Plans a module of the server: its index, its list of calls, and its entries in the app and on the map. */
export function planModule(plan: Plan, name: string, [purpose]: string[]): string[] {
  assertName(name);
  if (!purpose) throw new PlanError('a module needs a purpose for the map: module NAME "what it is for"');
  const folder = `server/modules/${name}`;
  const routes = `${camelCase(name)}Routes`;
  plan.create(`${folder}/index.ts`, `export { ${routes} } from "./routes.ts";\n`);
  plan.create(
    `${folder}/routes.ts`,
    `import type { Route } from "#server/http/serve.ts";

/** Every call of the API that this module serves. */
export const ${routes}: Route[] = [];
`,
  );
  plan.insertBefore(
    "server/app.ts",
    "\n/** All routes of the API. */",
    `import { ${routes} } from "./modules/${name}/index.ts";\n`,
  );
  plan.insertSorted("server/app.ts", /^ {2}\.\.\.\w+Routes,$/, `  ...${routes},`);
  plan.insertBefore("ARCHITECTURE.md", "  simulator       ", `  ${name.padEnd(15)} ${purpose}\n`);
  return [
    `its place on the map, after the modules it uses: ARCHITECTURE.md`,
    `its calls: npm run new -- endpoint ${name}/NOUN.VERB`,
    "its tables: docs/decisions/0003-row-level-security.md",
  ];
}
