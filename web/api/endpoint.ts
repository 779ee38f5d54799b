import type { Endpoint } from "#shared/contract/endpoint.ts";

/**
 * An endpoint of the contract as the browser calls it. `E` contains the types of the request and the response. The
 * schemas stay on the server, which validates with them, because they and their library would be larger than most
 * pages.
 */
export interface ClientEndpoint<E extends Endpoint> {
  name: E["name"];
  method: E["method"];
  path: E["path"];
  /** This property has no value. It lets TypeScript infer `E` from an endpoint. */
  contract?: E;
}

export type EndpointOf<C> = C extends ClientEndpoint<infer E> ? E : never;

/**
 * Declares the address of an endpoint of the contract. It does not compile when the contract has another one. A
 * page's script contains only the addresses that the page uses, because the bundler can remove unused calls.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<E extends Endpoint>(
  name: E["name"],
  method: E["method"],
  path: E["path"],
): ClientEndpoint<E> {
  return { name, method, path };
}
