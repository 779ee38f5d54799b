import { useEffect } from "react";

/** Where the focus was: the element, and its ancestors from the inside out, each with the next one's place in it. */
interface Trace {
  element: HTMLElement;
  ancestors: { ancestor: Element; place: number }[];
}

const focusableElements =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable=true], [tabindex='0']";

/** Parts that the focus is not carried out of. */
const boundaries = "main, [role=dialog], [role=alertdialog]";

/** What closes gives the focus back one or two frames later, and a new page takes it to its heading. */
const framesToWait = 3;

function traceOf(element: HTMLElement): Trace {
  const ancestors: Trace["ancestors"] = [];
  for (let inner: Element = element, outer = inner.parentElement; outer; outer = inner.parentElement) {
    ancestors.push({ ancestor: outer, place: [...outer.children].indexOf(inner) });
    if (outer.matches(boundaries)) break;
    inner = outer;
  }
  return { element, ancestors };
}

/**
 * Returns what is nearest to where the focus was: in the element that took the place of the removed one, otherwise
 * after it, otherwise before it. There an element of the same kind is preferred, such as the same button of the next row.
 */
function findNearest({ element, ancestors }: Trace): HTMLElement | undefined {
  for (const { ancestor, place } of ancestors) {
    if (!ancestor.isConnected || !ancestor.closest(boundaries)) continue;
    const children = [...ancestor.children];
    for (const child of [...children.slice(place), ...children.slice(0, place).toReversed()]) {
      const within = [child, ...child.querySelectorAll(focusableElements)].filter(
        (one): one is HTMLElement =>
          one instanceof HTMLElement && one.matches(focusableElements) && one.checkVisibility(),
      );
      const found = within.find((one) => one.className === element.className) ?? within[0];
      if (found) return found;
    }
  }
  return undefined;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus of keyboard users near to where it was when the focused element is removed, hidden or disabled, for
 * example with a row that was dealt with. The browser would put it on nothing, where screen readers start the page
 * again and nobody sees it.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let isByKeyboard = false;
    let last: Trace | undefined;
    /** The last focus in the page itself, for when a dialog is gone together with the row it was opened from. */
    let inPage: Trace | undefined;
    let frame = 0;

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = traceOf(target);
      if (target.closest("main")) inPage = last;
    };
    const onKey = () => (isByKeyboard = true);
    const onPointer = () => (isByKeyboard = false);
    const isLost = () =>
      isByKeyboard &&
      document.hasFocus() &&
      isNowhere() &&
      last !== undefined &&
      // Somebody who leaves an element that can still be focused means to.
      !(last.element.checkVisibility() && !last.element.matches(":disabled"));
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (!isLost() || !last) return;
        if (frames > 1) return wait(frames - 1);
        (findNearest(last) ?? (inPage && findNearest(inPage)))?.focus();
      });
    };
    const onChange = () => {
      if (frame === 0 && isLost()) wait(framesToWait);
    };

    const observer = new MutationObserver(onChange);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "hidden"],
    });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointer, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointer, true);
    };
  }, []);
}
