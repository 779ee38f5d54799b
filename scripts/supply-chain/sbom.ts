import { namedLicences } from "./licences.ts";

/** The used fields of a CycloneDX list of packages. */
export interface Sbom {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { group?: string; name: string; version: string; licenses?: object[] }[];
}

type Json = Record<string, unknown>;

/** Returns package.json and package-lock.json without development packages. */
export function withoutDevelopment(manifest: Json, lock: Json): { manifest: Json; lock: Json } {
  const strip = (json: Json): Json => ({ ...json, devDependencies: {} });
  const packages = Object.entries(lock["packages"] as Record<string, Json>)
    .filter(([, { dev }]) => !dev)
    .map(([path, locked]) => [path, path === "" ? strip(locked) : locked]);
  return { manifest: strip(manifest), lock: { ...lock, packages: Object.fromEntries(packages) } };
}

/** Adds the licences of packages whose package.json has none. */
export function nameLicences(list: Sbom): Sbom {
  const components = list.components.map((one) => {
    const id = namedLicences[one.name];
    return one.licenses?.length || id === undefined ? one : { ...one, licenses: [{ license: { id } }] };
  });
  return { ...list, components };
}
