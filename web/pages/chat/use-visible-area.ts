import { useEffect } from "react";

/**
 * A phone's keyboard covers the page instead of shrinking it (Safari never shrinks it): the visible part is handed
 * to the style sheet as --visible-height and --visible-top, so that the box to write in stays above the keyboard.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const show = () => {
      const covered = view.scale === 1 && root.clientHeight - view.height > 1;
      if (covered) {
        root.style.setProperty("--visible-height", `${view.height}px`);
        root.style.setProperty("--visible-top", `${view.offsetTop}px`);
      } else {
        root.style.removeProperty("--visible-height");
        root.style.removeProperty("--visible-top");
      }
    };
    view.addEventListener("resize", show);
    view.addEventListener("scroll", show);
    return () => {
      view.removeEventListener("resize", show);
      view.removeEventListener("scroll", show);
    };
  }, []);
}
