import { parser } from "@prometheus-io/lezer-promql";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jobNames } from "#shared/values/operator-jobs.ts";
import { testApp } from "#server/testing/test-app.ts";
import { readText, readYaml, root } from "./deployment-files.fixture.ts";

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const rules = (readYaml("deploy/monitoring/alerts.yaml") as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(readText("deploy/monitoring/dashboard.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Returns the names of metrics and labels in an expression of Prometheus; throws for an invalid one. */
function readExpression(expression: string): { metrics: string[]; labels: string[] } {
  const found = { metrics: [] as string[], labels: [] as string[] };
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`${expression}: not an expression at ${from}`);
      if (type.name === "Identifier") found.metrics.push(text);
      if (type.name === "LabelName") found.labels.push(text);
    },
  });
  return found;
}

/** Names that Prometheus itself adds. */
const ofPrometheus = { metrics: ["up"], labels: ["job", "instance", "le"] };

test("alerts and dashboard use metrics and labels that /metrics exposes, in expressions that Prometheus reads", async () => {
  await using app = await testApp();
  await app.request({ path: "/auth/login/", json: { email: "nobody@shop.example", password: "wrong" } });
  const { text } = await app.request({ path: "/metrics" });
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => ({ name, type }));
  const exposed = types.flatMap(({ name, type }) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => `${name}${part}`) : [name],
  );
  expect(exposed).toContain("wakil_jobs_late_seconds");
  expect(exposed).toContain("wakil_free_disk_bytes");
  const source = readText("server/http/metrics.ts");
  const labels = [...source.matchAll(/labelNames: \[(.*?)\]/g)].flatMap(([, names]) =>
    (names ?? "").match(/\w+/g),
  );
  for (const expression of expressions) {
    const used = readExpression(expression);
    expect(used.metrics.length, expression).toBeGreaterThan(0);
    for (const name of used.metrics)
      expect([...exposed, ...ofPrometheus.metrics], expression).toContain(name);
    for (const name of used.labels) expect([...labels, ...ofPrometheus.labels], expression).toContain(name);
  }
});

test("the parser refuses what is no expression", () => {
  expect(() => readExpression("sum(rate(wakil_jobs[5m])")).toThrow("not an expression");
});

test("alerts that name jobs name jobs there are", () => {
  const named = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/name[=!]~"([^"]+)"/g)].map(([, names]) => names),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const names of named)
    for (const name of names!.replaceAll("\\", "").split("|")) expect(jobNames).toContain(name);
});

test("every alert has its page, which says what it means, what to look at and what to do; no page is without its alert", () => {
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.runbook).toBe(`docs/runbooks/${alert}.md`);
    expect(["critical", "warning"]).toContain(labels.severity);
    expect(existsSync(join(root, annotations.runbook)), alert).toBe(true);
    const page = readText(annotations.runbook);
    expect(page.startsWith(`# ${alert}\n\n${annotations.summary}. Severity: ${labels.severity}.\n`)).toBe(
      true,
    );
    for (const heading of ["What it means", "Look at", "Do"])
      expect(page).toMatch(new RegExp(`^## ${heading}\\n\\n\\S`, "m"));
  }
  // Pages with another beginning are about something without an alert.
  const pages = readdirSync(join(root, "docs/runbooks"))
    .filter((page) => page.startsWith("Wakil"))
    .toSorted();
  expect(pages).toEqual(rules.map(({ alert }) => `${alert}.md`).toSorted());
});

test("the alert for memory is above what a process with many businesses held when it was measured, and below the chart's limit", () => {
  const measured = [...readText("docs/scale.md").matchAll(/^\|[^|]+\| [\d,]+ MB \| ([\d,]+) MB \|/gm)].map(
    ([, figure]) => Number(figure?.replaceAll(",", "")) * 1e6,
  );
  expect(measured.length).toBeGreaterThan(3);
  const alert = rules.find((rule) => rule.alert === "WakilMemoryHigh");
  const threshold = Number(/> ([\d.e]+)$/.exec(alert?.expr ?? "")?.[1]);
  expect(threshold).toBeGreaterThan(1.1 * Math.max(...measured));
  const values = readYaml("deploy/helm/wakil/values.yaml") as Record<
    "web" | "worker",
    { resources: { limits: { memory: string } } }
  >;
  for (const { resources } of [values.web, values.worker]) {
    const limit = Number(/^(\d+)Gi$/.exec(resources.limits.memory)?.[1]) * 2 ** 30;
    expect(limit).toBeGreaterThan(1.1 * threshold);
  }
  const page = readText(alert?.annotations.runbook ?? "");
  expect(page).toContain(`${threshold / 1e9} GB`);
});
