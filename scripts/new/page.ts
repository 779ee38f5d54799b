import { assertName, camelCase, pascalCase, type Plan, PlanError } from "./edit.ts";

/** Plans a page of the portal behind the log-in, with its address, title and entries in the tests that list all pages. */
export function planPage(plan: Plan, name: string, [english, arabic]: string[]): string[] {
  assertName(name);
  if (!english || !arabic || !/\p{Script=Arabic}/u.test(arabic))
    throw new PlanError('a page needs its title in both languages: page NAME "English title" "Arabic title"');
  const key = camelCase(name);
  const component = `${pascalCase(name)}Page`;
  const file = `web/pages/portal/${name}/${component}.tsx`;
  plan.create(
    file,
    `import { useTranslation } from "react-i18next";
import { Page, PageHead } from "#web/components/portal/Page.tsx";

export function ${component}() {
  const { t } = useTranslation(["common"]);
  return (
    <Page>
      <PageHead title={t("common:titles.${key}")} />
    </Page>
  );
}
`,
  );
  plan.insertBefore("shared/contract/pages.ts", "  settings:", `  ${key}: "/${name}",\n`);
  plan.insertBefore("web/paths.ts", "  settings:", `  ${key}: () => patterns.${key},\n`);
  plan.insertBefore(
    "web/portal-routes.tsx",
    "  ...accountPages,",
    `  {
    path: patterns.${key},
    element: page(
      async () => (await import("./pages/portal/${name}/${component}.tsx")).${component},
      ["portal"],
      "portal/${name}/${component}",
    ),
  },
`,
  );
  for (const [language, title] of [
    ["en", english],
    ["ar", arabic],
  ])
    plan.insertBefore(
      `shared/locales/${language}/common.json`,
      '    "howToStart":',
      `    "${key}": ${JSON.stringify(title)},\n`,
    );
  plan.insertSorted("web/paths.test.ts", /^ {6}"\w+": "\/.*",$/, `      "${key}": "/${name}",`);
  plan.insertBefore("e2e/screens.ts", '  settings: "/settings"', `  ${quoteKey(name)}: "/${name}",\n`);
  return [
    `a link to it: web/components/portal/SideMenu.tsx (paths.${key}())`,
    `its texts: shared/locales/{en,ar}/${key}.json, web/i18n/resources.d.ts and the list in web/portal-routes.tsx`,
    "a browser test of what it is for: e2e/",
  ];
}

const quoteKey = (name: string): string => (/^\w+$/.test(name) ? name : `"${name.replaceAll("-", " ")}"`);
