/** What an address can carry; undefined and empty query fields are left out. */
export type Fields = Record<string, string | number | boolean | undefined>;

/** The address of an endpoint with its parameters filled in. Throws when one is missing: no address holds `undefined`. */
export function addressOf(path: string, params: Fields = {}, query: Fields = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") throw new Error(`${name} is undefined`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
