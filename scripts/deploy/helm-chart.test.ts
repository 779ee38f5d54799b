import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { variables } from "#server/environment.ts";
import { times } from "#server/shutdown.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { readText, readYaml, root } from "./deployment-files.fixture.ts";
import { findHelm, runHelm } from "./helm-program.fixture.ts";
import { findTypeErrors, type KubernetesObject } from "./kubernetes-types.fixture.ts";
import { findPodProblems, type PodSpec } from "./pod-rules.fixture.ts";

const folder = "deploy/helm/wakil";
const chart = join(root, folder);
const sides = ["web", "worker"] as const;
const helm = await findHelm("the chart as Helm renders it");

const minimal = {
  image: { repository: "registry.example.com/wakil" },
  secretName: "wakil-secrets",
  settings: { PUBLIC_URL: "https://wakil.example.com" },
};
/** Values that differ from the chart's defaults for every option. */
const everything = {
  image: { ...minimal.image, digest: `sha256:${"0a".repeat(32)}`, pullPolicy: "Always" },
  imagePullSecrets: [{ name: "registry" }],
  nameOverride: "shop",
  secretName: "wakil-secrets",
  settings: {
    PUBLIC_URL: "https://wakil.example.com",
    CHAT_URL: "https://chat.example.com",
    TRUST_PROXY: "10.0.0.0/8",
    MAIL_FROM: 'Wakil "shop" <no-reply@wakil.example.com>',
    COMPANY_NAME_AR: "وكيل",
    DATABASE_NAMED_STATEMENTS: false,
    LLM_DAILY_CAP: 1_000_000,
    BREACHED_PASSWORDS_FILE: "/etc/wakil/passwords/hashes.txt",
  },
  web: {
    replicas: 3,
    resources: { requests: { cpu: "1", memory: "1Gi" }, limits: { cpu: "4", memory: "3Gi" } },
  },
  strategy: "RollingUpdate",
  volumes: [{ name: "passwords", persistentVolumeClaim: { claimName: "passwords", readOnly: true } }],
  volumeMounts: [{ name: "passwords", mountPath: "/etc/wakil/passwords", readOnly: true }],
  serviceAccount: { annotations: { "example.com/role": "files" } },
  service: { type: "NodePort", port: 8080, annotations: { "example.com/service": "yes" } },
  ingress: {
    enabled: true,
    className: "nginx",
    annotations: { "example.com/body-size": "11m" },
    tlsSecretName: "wakil-tls",
  },
  podDisruptionBudget: { maxUnavailable: "50%" },
  networkPolicy: {
    enabled: true,
    from: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "ingress" } } }],
    egress: [{ to: [{ ipBlock: { cidr: "10.1.2.3/32" } }], ports: [{ port: 5432 }] }],
  },
  serviceMonitor: { enabled: true, labels: { release: "prometheus" }, interval: "1m" },
  podAnnotations: { "example.com/team": "wakil" },
  nodeSelector: { "kubernetes.io/arch": "amd64" },
  tolerations: [{ key: "wakil", operator: "Exists" }],
};

const run = (command: string[], values: object) =>
  runHelm(helm!, [...command, chart, "--values", "-"], JSON.stringify(values));

const rendered = new Map<object, KubernetesObject[]>();
function render(values: object): KubernetesObject[] {
  const known = rendered.get(values);
  if (known) return known;
  const { status, stdout, stderr } = run(["template", "shop", "--namespace", "wakil"], values);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const objects = parseAllDocuments(stdout).map((document) => document.toJS() as KubernetesObject);
  rendered.set(values, objects);
  return objects;
}

/** Returns Helm's error instead of a rendered chart. */
function refusalOf(values: object): string {
  const { status, stderr } = run(["template", "shop"], values);
  expect(status).toBe(1);
  return stderr;
}

const ofKind = (objects: KubernetesObject[], kind: string) => objects.filter((one) => one.kind === kind);
type Deployment = KubernetesObject & {
  spec: {
    strategy: { type: string };
    template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  };
};
const deploymentOf = (objects: KubernetesObject[], side: string) =>
  ofKind(objects, "Deployment").find(({ metadata }) => metadata.name.endsWith(`-${side}`)) as Deployment;
const settingsOf = (objects: KubernetesObject[]) =>
  ofKind(objects, "ConfigMap")[0]!["data"] as Record<string, string>;
const environmentOf = (objects: KubernetesObject[], side: string) =>
  Object.fromEntries(
    deploymentOf(objects, side).spec.template.spec.containers[0]!.env.map(({ name, value }) => [name, value]),
  );

interface Schema {
  properties: { settings: { propertyNames: { enum: string[] } } };
}
const allowedSettings = (JSON.parse(readText(`${folder}/values.schema.json`)) as Schema).properties.settings
  .propertyNames.enum;
/** The chart sets these itself, like compose.yaml. */
const setByTheChart = ["NODE_ENV", "HOST", "PORT", "CREDENTIALS_DIRECTORY"];
/** These do not apply to a cluster, which has no local folder, and where the demo does not run. */
const ofOneMachine = ["DATA_DIR", "MIN_FREE_DISK_MB", "DEMO", "DEMO_MONTH"];
const secrets = variables.filter(
  (name) => ![...allowedSettings, ...setByTheChart, ...ofOneMachine].includes(name),
);

test("the chart has the product's version", () => {
  const { version } = JSON.parse(readText("package.json")) as { version: string };
  expect(readYaml(`${folder}/Chart.yaml`)).toMatchObject({ name: "wakil", version, appVersion: version });
});

test("the chart's settings are the product's variables but the secret ones, in order", () => {
  expect(allowedSettings).toEqual(allowedSettings.toSorted());
  for (const name of allowedSettings) expect(variables).toContain(name);
  for (const name of [...setByTheChart, ...ofOneMachine]) expect(allowedSettings).not.toContain(name);
  // Variables whose names say that they are secret, and addresses that contain a password.
  const isSecret = (name: string) =>
    (/(SECRET|SECRET_KEY|SECRET_KEY_PREVIOUS|_TOKEN|PASSPHRASE|API_KEY)$/.test(name) &&
      name !== "SITE_CHAT_TOKEN") ||
    ["DATABASE_URL", "DATABASE_APP_URL", "STORAGE", "SMTP_URL", "OTEL_EXPORTER_OTLP_HEADERS"].includes(name);
  expect(secrets).toEqual(variables.filter(isSecret));
});

test("what the chart and the guide name as a key of the Secret is a secret variable", () => {
  const texts = [
    ...["values.yaml", "templates/_names.tpl", "templates/service-monitor.yaml"].map(
      (name) => `${folder}/${name}`,
    ),
    "docs/guides/deploying.md",
  ].map(readText);
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\bwakil\.([A-Z][A-Z_]+)/g)].map(([, name]) => name),
  );
  expect(named).toEqual(
    expect.arrayContaining(["DATABASE_URL", "STORAGE", "SECRET_KEY", "SMTP_URL", "METRICS_TOKEN"]),
  );
  for (const name of named) expect(secrets).toContain(name);
});

test.runIf(helm).each([
  ["nothing", {}],
  ["what is needed", minimal],
  ["every option", everything],
])("Helm finds no fault with the chart and %s", (_name, values) => {
  const { status, stdout } = run(["lint", "--strict"], values);
  expect({ status, stdout }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("1 chart(s) linted, 0 chart(s) failed"),
  });
});

test.runIf(helm)("the options of the test are all that the chart has", () => {
  const values = readYaml(`${folder}/values.yaml`) as Record<string, unknown>;
  const { worker: _, ...rest } = values;
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(rest).toSorted());
});

test.runIf(helm)("what is missing, mistyped, secret or unsafe is refused with its name", () => {
  expect(refusalOf({ ...minimal, settings: {} })).toContain("settings.PUBLIC_URL: expected");
  expect(refusalOf({ ...minimal, image: {} })).toContain("image.repository: expected");
  expect(refusalOf({ ...minimal, secretName: "" })).toContain("secretName: expected a Secret with");
  for (const [at, values] of [
    ["'replica'", { web: { replica: 3 } }],
    ["'SECRET_KEY'", { settings: { ...minimal.settings, SECRET_KEY: "a".repeat(32) } }],
    ["'PUBLIC_ULR'", { settings: { ...minimal.settings, PUBLIC_ULR: "https://wakil.example.com" } }],
    ["'/settings/PUBLIC_URL'", { settings: { PUBLIC_URL: "http://wakil.example.com" } }],
    ["'/image/tag'", { image: { ...minimal.image, tag: "latest" } }],
    ["'/worker/resources/limits'", { worker: { resources: { limits: { memory: null } } } }],
    ["'/strategy'", { strategy: "OnDelete" }],
  ] as const)
    expect(refusalOf({ ...minimal, ...values }), JSON.stringify(values)).toContain(at);
});

test.runIf(helm)("every object is one that Kubernetes takes, and belongs to the release", () => {
  const [few, all] = [render(minimal), render(everything)];
  const kinds = (objects: KubernetesObject[]) => objects.map(({ kind }) => kind).toSorted();
  const always = [
    "ConfigMap",
    "Deployment",
    "Deployment",
    "PodDisruptionBudget",
    "PodDisruptionBudget",
    "Service",
    "ServiceAccount",
  ];
  expect(kinds(few)).toEqual(always);
  expect(kinds(all)).toEqual(
    [...always, "Ingress", "NetworkPolicy", "NetworkPolicy", "ServiceMonitor"].toSorted(),
  );
  // The object belongs to the Prometheus operator, and no package contains its types.
  const ofKubernetes = [...few, ...all].filter(({ kind }) => kind !== "ServiceMonitor");
  expect(findTypeErrors(ofKubernetes)).toEqual([]);
  for (const { kind, metadata } of all) {
    expect(metadata.labels, kind).toMatchObject({
      "app.kubernetes.io/name": "wakil",
      "app.kubernetes.io/instance": "shop",
    });
    expect(metadata.name).toMatch(/^shop(-web|-worker)?$/);
  }
});

test("the check finds unknown, missing and wrong fields of Kubernetes", () => {
  const service = (spec: object): KubernetesObject => ({
    apiVersion: "v1",
    kind: "Service",
    metadata: { name: "x" },
    spec,
  });
  const right = { ports: [{ port: 80 }] };
  const wrong = [{ portz: [] }, { ports: [{ prot: 80 }] }, { ports: [{}] }, { ports: [{ port: "http" }] }];
  expect(findTypeErrors([right, ...wrong].map(service))).toEqual(
    [
      `'"portz"' does not exist`,
      `'"prot"' does not exist`,
      "Property 'port' is missing",
      "Type 'string' is not assignable",
    ].map((words) => expect.stringContaining(words)),
  );
});

test.runIf(helm)(
  "no pod is root, can write to its image, lacks limits or has an image of changing content",
  () => {
    for (const values of [minimal, everything])
      for (const side of sides) {
        const { spec } = deploymentOf(render(values), side).spec.template;
        expect(findPodProblems(spec)).toEqual([]);
        // Each of these rules must report a pod that violates it.
        const [container] = spec.containers;
        const { securityContext: _rights, resources: _resources, ...bare } = container!;
        const broken: PodSpec = { hostNetwork: true, volumes: [{ name: "x", hostPath: {} }], containers: [] };
        for (const image of ["wakil", "wakil:latest", "registry.example.com:5000/wakil"])
          broken.containers.push({ ...bare, image });
        expect(findPodProblems(broken).length).toBe(5 + 3 * (1 + 3 + 4));
      }
  },
);

test.runIf(helm)(
  "the pods run what compose runs, and the product reads its settings and secrets",
  async () => {
    const compose = readYaml("deploy/compose/compose.yaml") as {
      services: Record<string, { command: string[]; environment: Record<string, string> }>;
    };
    for (const values of [minimal, everything]) {
      const objects = render(values);
      for (const side of sides) {
        const { command, environment } = compose.services[side]!;
        expect(deploymentOf(objects, side).spec.template.spec.containers[0]!.args).toEqual(command);
        const sideEnvironment = environmentOf(objects, side);
        expect(Object.keys(sideEnvironment)).toEqual(setByTheChart);
        for (const name of ["NODE_ENV", "HOST", "PORT"])
          expect(sideEnvironment[name]).toBe(environment[name]);
        await using data = temporaryData("wakil-chart-");
        const mounted = join(data.path, "secrets");
        mkdirSync(mounted);
        const serverEnvironment = {
          DATABASE_URL: "postgres://wakil_owner:secret@db.example.com/wakil?sslmode=verify-full",
          STORAGE: "s3://key:secret@wakil-files?endpoint=https://objects.example.com",
          SECRET_KEY: "k".repeat(44),
          SMTP_URL: "smtps://user:secret@mail.example.com:465",
        };
        // Values of a Secret often end with the line break of a file.
        for (const [name, value] of Object.entries(serverEnvironment))
          writeFileSync(join(mounted, `wakil.${name}`), `${value}\n`);
        const config = readConfig({
          ...settingsOf(objects),
          ...sideEnvironment,
          CREDENTIALS_DIRECTORY: mounted,
        });
        expect(config).toMatchObject({
          production: true,
          host: "0.0.0.0",
          port: 3000,
          demo: false,
          publicUrl: "https://wakil.example.com",
          databaseUrl: serverEnvironment.DATABASE_URL,
          secretKey: serverEnvironment.SECRET_KEY,
          smtpUrl: serverEnvironment.SMTP_URL,
        });
        expect(config.storage).not.toBeNull();
        if (values === everything)
          expect(config).toMatchObject({
            mailFrom: everything.settings.MAIL_FROM,
            seller: { nameAr: "وكيل" },
            databaseNamedStatements: false,
            llm: { dailyCap: 1_000_000 },
          });
      }
    }
  },
);

test.runIf(helm)("probes, port and time to stop are the product's own; a worker is asked nothing", () => {
  const objects = render(minimal);
  const health = readText("server/http/health.ts");
  const web = deploymentOf(objects, "web").spec.template.spec;
  const [{ startupProbe, livenessProbe, readinessProbe, ports, lifecycle } = web.containers[0]!] =
    web.containers;
  expect(ports).toEqual([{ name: "http", containerPort: readConfig({}).port }]);
  for (const [probe, path] of [
    [startupProbe, "/healthz"],
    [livenessProbe, "/healthz"],
    [readinessProbe, "/readyz"],
  ] as const) {
    expect(probe?.httpGet).toEqual({ path, port: "http" });
    expect(health).toContain(`app.get("${path}"`);
  }
  const worker = deploymentOf(objects, "worker").spec.template.spec;
  for (const name of ["startupProbe", "livenessProbe", "readinessProbe", "ports", "lifecycle"] as const)
    expect(worker.containers[0]![name], name).toBeUndefined();
  const secondsToStop = lifecycle!.preStop.sleep.seconds + times.latestMs / 1000;
  for (const { terminationGracePeriodSeconds } of [web, worker])
    expect(terminationGracePeriodSeconds).toBeGreaterThan(secondsToStop);
});

test.runIf(helm)("the service, budgets and policies choose the pods of their side", () => {
  const objects = render(everything);
  const labels = Object.fromEntries(
    sides.map((side) => [side, deploymentOf(objects, side).spec.template.metadata.labels]),
  );
  const chosenBy = (selector: Record<string, string>) =>
    sides.filter((side) => Object.entries(selector).every(([name, value]) => labels[side]![name] === value));
  type Selecting = { spec: { selector: { matchLabels: Record<string, string> } } };
  const service = ofKind(objects, "Service")[0] as unknown as { spec: { selector: Record<string, string> } };
  expect(chosenBy(service.spec.selector)).toEqual(["web"]);
  for (const kind of ["Deployment", "PodDisruptionBudget"])
    expect(
      ofKind(objects, kind).map((one) => chosenBy((one as unknown as Selecting).spec.selector.matchLabels)),
    ).toEqual(sides.map((side) => [side]));
  const policies = ofKind(objects, "NetworkPolicy") as unknown as {
    spec: { podSelector: { matchLabels: Record<string, string> }; ingress?: unknown; egress: unknown[] };
  }[];
  expect(policies.map(({ spec }) => chosenBy(spec.podSelector.matchLabels))).toEqual([["web"], ["worker"]]);
  expect(policies[0]!.spec.ingress).toEqual([
    { ports: [{ port: "http" }], from: everything.networkPolicy.from },
  ]);
  expect(policies[1]!.spec.ingress).toBeUndefined();
  for (const { spec } of policies) expect(spec.egress).toContainEqual(everything.networkPolicy.egress[0]);
});

test.runIf(helm)("the ingress has the hosts of both addresses, and Prometheus asks with the token", () => {
  const objects = render(everything);
  const hosts = ["wakil.example.com", "chat.example.com"];
  const [ingress] = ofKind(objects, "Ingress") as unknown as {
    spec: { tls: unknown; rules: { host: string }[] };
  }[];
  expect(ingress!.spec.rules.map(({ host }) => host)).toEqual(hosts);
  expect(ingress!.spec.tls).toEqual([{ secretName: "wakil-tls", hosts }]);
  const [monitor] = ofKind(objects, "ServiceMonitor");
  expect(monitor).toEqual({
    apiVersion: "monitoring.coreos.com/v1",
    kind: "ServiceMonitor",
    metadata: { name: "shop", labels: expect.objectContaining({ release: "prometheus" }) },
    spec: {
      jobLabel: "app.kubernetes.io/name",
      selector: {
        matchLabels: { "app.kubernetes.io/name": "wakil", "app.kubernetes.io/instance": "shop" },
      },
      endpoints: [
        {
          port: "http",
          path: "/metrics",
          interval: "1m",
          authorization: {
            type: "Bearer",
            credentials: { name: everything.secretName, key: "wakil.METRICS_TOKEN" },
          },
        },
      ],
    },
  });
  expect(readText("server/http/metrics.ts")).toContain('app.get("/metrics"');
  expect(readText("deploy/monitoring/alerts.yaml")).toContain('job="wakil"');
});
