/** The fields of an address. Undefined and empty query fields are omitted. */
export type Fields = Record<string, string | number | boolean | undefined>;

/**
 * Returns the address of an endpoint with its parameters. Throws when a parameter is missing, so that no address
 * contains `undefined`.
 */
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
