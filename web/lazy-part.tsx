import { createElement, use } from "react";
import { loadOnce } from "./load-once.ts";

/**
 * Declares a component whose script is loaded when it is first shown, inside a `LoadBoundary`. Unlike `lazy` of React,
 * it can be loaded again after it could not be loaded.
 */
export function lazyPart<P extends object>(
  load: () => Promise<React.ComponentType<P>>,
): React.ComponentType<P> & { preload: () => void } {
  let component: React.ComponentType<P> | undefined;
  const start = loadOnce(async () => (component = await load()));
  function LazyPart(props: P) {
    return createElement(component ?? use(start()), props);
  }
  // What could not be fetched ahead of time is fetched when it is needed.
  LazyPart.preload = () => void start().catch(({ forget }: { forget?: () => void }) => forget?.());
  return LazyPart;
}
