import { Suspense, use, useEffect, useRef } from "react";
import type { Namespace } from "i18next";
import { useLanguage } from "./i18n/use-language.ts";
import { loadTexts } from "./i18n/i18n.ts";
import { type LoadFailure, loadOnce } from "./load-once.ts";

const loaders: (() => Promise<void>)[] = [];

/** Loads all deferred components, for the server, which renders them synchronously. */
export const loadDeferredComponents = async (): Promise<void> => {
  await Promise.all(loaders.map((load) => load()));
};

/** The distance below the window at which a component is loaded. */
const preloadMargin = "300px";

/**
 * Defers a component further down a long page. The server renders it with its styles, and the browser loads and
 * hydrates it when the reader approaches it.
 */
export function deferComponent(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
): React.ComponentType {
  let component: React.ComponentType | undefined;
  let resolveLoaded: () => void;
  const loaded = new Promise<void>((resolve) => (resolveLoaded = resolve));
  const loadWithTexts = loadOnce(async () => {
    [component] = await Promise.all([load(), loadTexts(texts)]);
    resolveLoaded();
  });
  loaders.push(loadWithTexts);

  function Part() {
    if (!component) use(loaded);
    const Component = component!;
    return <Component />;
  }

  return function Deferred() {
    const place = useRef<HTMLDivElement>(null);
    const { currentLanguage } = useLanguage();
    useEffect(() => {
      const seen = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          seen.disconnect();
          // The server's markup stays in sight meanwhile.
          loadWithTexts().catch(({ forget }: LoadFailure) => {
            forget();
            addEventListener("online", () => place.current && seen.observe(place.current), { once: true });
          });
        },
        { rootMargin: preloadMargin },
      );
      seen.observe(place.current!);
      return () => seen.disconnect();
    }, []);
    return (
      <div ref={place}>
        {/* A change of the language renders the component again, because the server's markup is in the first
           language. */}
        <Suspense key={currentLanguage} fallback={null}>
          <Part />
        </Suspense>
      </div>
    );
  };
}
