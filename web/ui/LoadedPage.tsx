import { createElement, use } from "react";
import { LoadBoundary } from "./LoadBoundary.tsx";

interface Loadable {
  load: () => Promise<React.ComponentType>;
  component: React.ComponentType | undefined;
}

/** Renders a page or layout, at once when it is loaded. When it cannot be loaded, a message stands in its place. */
export function LoadedPage({ lazy }: { lazy: Loadable }) {
  return (
    <LoadBoundary loadKey={lazy}>
      <Loaded lazy={lazy} />
    </LoadBoundary>
  );
}

function Loaded({ lazy }: { lazy: Loadable }) {
  return createElement(lazy.component ?? use(lazy.load()));
}
