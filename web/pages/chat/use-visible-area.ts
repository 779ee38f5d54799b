import { useEffect } from "react";

/**
 * Sets --visible-height and --visible-top to the visible part of the page. A phone's keyboard covers the page instead
 * of shrinking it (Safari never shrinks it), and the text box must stay above it.
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
