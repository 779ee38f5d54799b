import { spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { variables } from "#server/environment.ts";
import { times } from "#server/shutdown.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { ensureProgram } from "../debian-packages.ts";
import { readText, readUnit, readYaml, root } from "./deployment-files.fixture.ts";

const sides = ["web", "worker"] as const;
const dockerfile = readText("Dockerfile");
/** The instructions of the final image: those after the last FROM. */
const runtime = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
const start = ["--disable-warning=ExperimentalWarning", "server/main.ts"];
const latestSeconds = times.latestMs / 1000;
const seconds = (value: string) => Number.parseFloat(value);

interface Service {
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: { disable?: boolean };
  stop_grace_period?: string;
}
const compose = readYaml("deploy/compose/compose.yaml") as { services: Record<string, Service> };

test("the Dockerfile has no mistake that its linter knows", () => {
  expect(validate(dockerfile)).toEqual([]);
});

test("the image has this project's Node, runs as a user without rights and starts what `npm run web` starts", () => {
  const [, major] = /^ARG NODE_IMAGE=\S+\/node:(\d+)-/m.exec(dockerfile) ?? [];
  expect(major).toBe(readText(".nvmrc").trim());
  expect(runtime).toMatch(/^USER node$/m);
  const entrypoint = /^ENTRYPOINT (\[.*\])$/m.exec(runtime)?.[1] ?? "";
  expect(JSON.parse(entrypoint)).toEqual(["node", ...start]);
  expect(runtime).toMatch(/^CMD \["--only=web"\]$/m);
  const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
  for (const side of sides) expect(scripts[side]).toMatch(new RegExp(`server/main\\.ts --only=${side}$`));
  expect(readText("scripts/launch.mjs"), "the same option as npm's scripts").toContain(`"${start[0]}"`);
});

test("the image holds what the server imports, and what the build context leaves out is not asked for", () => {
  const copied = [...runtime.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
    (names ?? "").split(" "),
  );
  expect(copied).toEqual(expect.arrayContaining(["package.json", "shared", "server"]));
  const context = readText(".dockerignore");
  for (const name of copied) {
    expect(existsSync(join(root, name)), name).toBe(true);
    expect(context, `${name} is in the build context`).toMatch(new RegExp(`^!${name}$`, "m"));
  }
  for (const name of ["web", "scripts", "vite.config.ts", "package-lock.json"])
    expect(context, `the build needs ${name}`).toMatch(new RegExp(`^!${name}$`, "m"));
});

test("port, health check and time to drain are the product's own", () => {
  const { port } = readConfig({});
  expect(runtime).toMatch(new RegExp(`^EXPOSE ${port}$`, "m"));
  expect(runtime).toContain(` PORT=${port} `);
  const path = /HEALTHCHECK[^]*?\$\{process\.env\.PORT\}(\/\w+)`/.exec(runtime)?.[1];
  expect(readText("server/http/health.ts")).toContain(`app.get("${path}"`);
  expect(compose.services["web"]?.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  for (const side of sides) {
    expect(seconds(compose.services[side]?.stop_grace_period ?? "")).toBeGreaterThan(latestSeconds);
    const unit = readUnit(`deploy/systemd/wakil-${side}.service`);
    expect(seconds(unit.get("TimeoutStopSec")?.[0] ?? "")).toBeGreaterThan(latestSeconds);
  }
});

test("compose.yaml is valid", () => {
  const linter = join(root, "node_modules", "dclint", "bin", "dclint.cjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [linter, "--formatter=json", "--quiet", join(root, "deploy/compose")],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect({ status, found: JSON.parse(stdout) as unknown[] }).toEqual({ status: 0, found: [] });
});

test("compose runs each side of the product, locked down, with every variable within reach", () => {
  for (const side of sides) {
    const service = compose.services[side];
    expect(service?.command).toEqual([`--only=${side}`]);
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(service?.env_file, "variables that compose.yaml does not set").toEqual([
      { path: ".env", required: true },
    ]);
    for (const name of Object.keys(service?.environment ?? {})) expect(variables).toContain(name);
  }
  const text = readText("deploy/compose/compose.yaml");
  const usedVariables = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const offered = [...readText("deploy/compose/settings.example.env").matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name,
  );
  expect(offered).toEqual(expect.arrayContaining(usedVariables));
  for (const name of offered) expect([...usedVariables, ...variables]).toContain(name);
});

test.each(sides)("the unit of the %s starts that side, with every variable within reach", (side) => {
  const unit = readUnit(`deploy/systemd/wakil-${side}.service`);
  expect(unit.get("ExecStart")).toEqual([`/usr/bin/node ${start.join(" ")} --only=${side}`]);
  expect(unit.get("User")).toEqual(["wakil"]);
  expect(unit.get("EnvironmentFile")).toEqual(["/etc/wakil/wakil.env"]);
  for (const setting of unit.get("Environment")?.[0]?.split(" ") ?? [])
    expect(variables).toContain(setting.split("=")[0]);
});

test("the encrypted credentials of systemd are variables of the product, named as it reads them", () => {
  const credentials = readUnit("deploy/systemd/credentials.conf").get("LoadCredentialEncrypted") ?? [];
  expect(credentials.length).toBeGreaterThan(0);
  for (const credential of credentials) {
    const [name = "", file] = credential.split(":");
    expect(file).toBe(`/etc/credstore.encrypted/${name}`);
    expect(variables).toContain(name.replace(/^wakil\./, ""));
  }
});

const systemd = ensureProgram("systemd-analyze", "systemd", "the units as systemd reads them");

/** Returns the messages of `systemd-analyze verify` about a unit, except that Node has another path on the server. */
function verifyUnit(path: string): string {
  const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", path], { encoding: "utf8" });
  return stderr.replaceAll(/^.*Command \/usr\/bin\/node is not executable.*\n/gm, "");
}

test.runIf(systemd).each(sides)("systemd finds no fault with the unit of the %s", (side) => {
  const unit = join(root, `deploy/systemd/wakil-${side}.service`);
  expect(verifyUnit(unit)).toBe("");
  const rated = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=20", unit], {
    encoding: "utf8",
  });
  expect(rated.status, rated.stdout).toBe(0);
});

test.runIf(systemd).each(sides)(
  "systemd reads the encrypted credentials beside the unit of the %s",
  async (side) => {
    await using data = temporaryData("wakil-units-");
    const name = `wakil-${side}.service`;
    const unit = join(data.path, name);
    copyFileSync(join(root, "deploy/systemd", name), unit);
    const dropIn = join(data.path, `${name}.d`, "credentials.conf");
    mkdirSync(dirname(dropIn));
    copyFileSync(join(root, "deploy/systemd/credentials.conf"), dropIn);
    expect(verifyUnit(unit)).toBe("");
    // The check also reads the folder beside the unit, so a mistake in it is reported.
    appendFileSync(dropIn, "LoadCredentialEncripted=wakil.SMTP_URL:/x\nLoadCredentialEncrypted=wakil/x:/x\n");
    const output = verifyUnit(unit);
    for (const mistake of [`${dropIn}:8: Unknown key`, `${dropIn}:9: Credential name "wakil/x" not valid`])
      expect(output).toContain(mistake);
  },
);
