import type { Endpoint } from "#shared/contract/endpoint.ts";

/**
 * An endpoint of the contract as the browser calls it. `E` has the types of what is sent and answered. The schemas stay at
 * the server, which checks with them: they and their library would weigh more than most pages.
 */
export interface ClientEndpoint<E extends Endpoint> {
  name: E["name"];
  method: E["method"];
  path: E["path"];
  /** Has no value. It lets a function that is given the endpoint know `E`. */
  contract?: E;
}

export type EndpointOf<C> = C extends ClientEndpoint<infer E> ? E : never;

/**
 * The address of an endpoint of the contract. It does not compile when the contract has another one. A page's script
 * holds only the addresses that the page uses, because the bundler may leave a call out.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<E extends Endpoint>(
  name: E["name"],
  method: E["method"],
  path: E["path"],
): ClientEndpoint<E> {
  return { name, method, path };
}
