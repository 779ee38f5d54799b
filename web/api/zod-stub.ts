/**
 * Stands in for zod in the browser's bundle. The browser takes paths, methods and types from the contract and
 * never validates with its schemas (the server does); the real library would weigh more than the chat page's own code.
 */
const schema: object = new Proxy(() => schema, { get: (_, name) => (name === "then" ? undefined : schema) });

export const z = new Proxy(
  {},
  {
    get: (_, name) =>
      // The values of an enumeration are data, not validation: lists are made from them.
      name === "enum"
        ? (options: readonly string[]) =>
            new Proxy(() => schema, { get: (_, key) => (key === "options" ? options : schema) })
        : schema,
  },
);
