import { Suspense, use, useEffect, useRef } from "react";
import type { Namespace } from "i18next";
import { useLanguage } from "./i18n/use-language.ts";
import { loadTexts } from "./i18n/i18n.ts";

const brings: (() => Promise<void>)[] = [];

/** For the server, which draws deferred parts at once: all are at hand after this. */
export const loadDeferredComponents = async (): Promise<void> => {
  await Promise.all(brings.map((bring) => bring()));
};

/** How far below the window a part is fetched already. */
const ahead = "300px";

/**
 * What stands further down a long page: drawn by the server with its styles, live when the reader gets there. Until
 * then its script costs nobody anything.
 */
export function deferComponent(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
): React.ComponentType {
  let component: React.ComponentType | undefined;
  let arrived: () => void;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  let bringing: Promise<void> | undefined;
  const bring = () =>
    (bringing ??= (async () => {
      [component] = await Promise.all([load(), loadTexts(texts)]);
      arrived();
    })());
  brings.push(bring);

  function Part() {
    if (!component) use(arrival);
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
          void bring();
        },
        { rootMargin: ahead },
      );
      seen.observe(place.current!);
      return () => seen.disconnect();
    }, []);
    return (
      <div ref={place}>
        {/* Drawn anew in another language: what the server drew is in the first one. */}
        <Suspense key={currentLanguage} fallback={null}>
          <Part />
        </Suspense>
      </div>
    );
  };
}
