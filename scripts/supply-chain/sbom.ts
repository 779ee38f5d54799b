import { namedLicences } from "./licences.ts";

/** A list of packages as CycloneDX has it, as far as it is used here. */
export interface Sbom {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { group?: string; name: string; version: string; licenses?: object[] }[];
}

type Json = Record<string, unknown>;

/** package.json and package-lock.json as of a project that is shipped and never developed. */
export function withoutDevelopment(manifest: Json, lock: Json): { manifest: Json; lock: Json } {
  const strip = (json: Json): Json => ({ ...json, devDependencies: {} });
  const packages = Object.entries(lock["packages"] as Record<string, Json>)
    .filter(([, { dev }]) => !dev)
    .map(([path, locked]) => [path, path === "" ? strip(locked) : locked]);
  return { manifest: strip(manifest), lock: { ...lock, packages: Object.fromEntries(packages) } };
}

/** Says the licences of packages whose package.json does not. */
export function nameLicences(list: Sbom): Sbom {
  const components = list.components.map((one) => {
    const id = namedLicences[one.name];
    return one.licenses?.length || id === undefined ? one : { ...one, licenses: [{ license: { id } }] };
  });
  return { ...list, components };
}
