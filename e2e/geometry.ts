import type { Page } from "@playwright/test";

/** Position and size in pixels from the page's left and top edge. */
interface Box {
  left: number;
  width: number;
  top: number;
  height: number;
  /** Whether the element contains nothing but text. */
  isText: boolean;
}

/** Boxes by the element's path in the page. */
export type Boxes = Record<string, Box>;

/**
 * Elements that must not be mirrored, with the reasons. Nothing inside them is measured, but their own box is: a
 * phone number is at the other side of the page and only reads the same.
 */
const unmirrored = [
  // Numbers, addresses, code and text of another language keep their own direction.
  "[dir]:not(html)",
  "bdi",
  // A drawing counts as one picture, whether it is mirrored or not.
  "svg",
  "img",
  "picture",
  "canvas",
];

/**
 * Runs in the page and returns its boxes as JSON: Playwright would take each of their values apart in the page and put
 * it together again in the test. Elements within a line of text are skipped: browsers order a line by its letters and
 * not by the page's direction alone, so their place among the words is not a matter of layout.
 */
const measuredBoxes = (skipped: string): string => {
  const nameOf = (element: Element): string => {
    const tag = element.tagName;
    const twins = [...element.parentElement!.children].filter(({ tagName }) => tagName === tag);
    const name = element.id || element.classList[0]?.replace(/^_?([a-zA-Z-]+).*/, "$1") || "";
    return `${tag.toLowerCase()}${name && `.${name}`}${twins.length > 1 ? `:${twins.indexOf(element) + 1}` : ""}`;
  };
  const standsInText = (element: Element): boolean => {
    const parent = element.parentElement!;
    const display = getComputedStyle(parent).display;
    if (/flex|grid|table/.test(display)) return false;
    if (!getComputedStyle(element).display.startsWith("inline")) return false;
    return [...parent.childNodes].some(
      (node) =>
        node !== element &&
        (node.nodeType === Node.TEXT_NODE
          ? node.textContent!.trim() !== ""
          : node instanceof Element && getComputedStyle(node).display.startsWith("inline")),
    );
  };
  const found: Boxes = {};
  const walk = (element: Element, parentPath: string): void => {
    for (const child of element.children) {
      // Toasts, which Alt+T focuses, stay on the right in both languages (D50).
      const isLeftOut = child.matches(".vh, script, style, wakil-widget, section[aria-keyshortcuts='Alt+T']");
      if (isLeftOut || !child.checkVisibility({ visibilityProperty: true })) continue;
      const path = parentPath + nameOf(child);
      const { display, position } = getComputedStyle(child);
      const inText = position === "static" && standsInText(child);
      if (display !== "inline" && display !== "contents" && !inText) {
        const box = child.getBoundingClientRect();
        if (box.width > 0 && box.height > 0)
          found[path] = {
            left: box.left,
            width: box.width,
            top: box.top + scrollY,
            height: box.height,
            isText: child.childElementCount === 0,
          };
      }
      if (!inText && !child.matches(skipped)) walk(child, `${path} > `);
    }
  };
  walk(document.body, "");
  return JSON.stringify(found);
};

/**
 * Stops all animations and transitions. The stylesheet is adopted, because the content security policy forbids
 * style elements.
 */
export async function stopAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    await document.fonts.ready;
  });
}

/** Measures the same page with the same words in a direction. */
export async function measureBoxes(page: Page, direction: "rtl" | "ltr"): Promise<Boxes> {
  await page.evaluate(async (to) => {
    document.documentElement.dir = to;
    document.body.classList.toggle("rtl", to === "rtl");
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, direction);
  return JSON.parse(await page.evaluate(measuredBoxes, unmirrored.join(", "))) as Boxes;
}

/**
 * Whether two boxes mirror each other. A line of text may be a pixel or two longer in the other direction, because
 * its full stop follows another letter; in that case the edge at which it is aligned decides.
 */
function isNear(box: Box, mirror: Box, tolerance: number): boolean {
  const off = (one: number, other: number) => Math.abs(one - other);
  const edges = [off(box.left, mirror.left), off(box.left + box.width, mirror.left + mirror.width)];
  return (
    off(box.top, mirror.top) <= tolerance &&
    off(box.height, mirror.height) <= tolerance &&
    Math.min(...edges) <= tolerance &&
    Math.max(...edges) <= (mirror.isText ? 2 * tolerance : tolerance)
  );
}

/**
 * Returns where `turned` is not the mirror image of `boxes` within `tolerance` pixels. Of elements that moved
 * together it returns the outermost.
 */
export function findUnmirrored(boxes: Boxes, turned: Boxes, width: number, tolerance = 2): string[] {
  const wrong: string[] = [];
  const describeBox = (box: Box | undefined) =>
    box
      ? `${Math.round(box.left)}…${Math.round(box.left + box.width)} × ${Math.round(box.top)}+${Math.round(box.height)}`
      : "nothing";
  for (const [path, box] of Object.entries(boxes)) {
    const other = turned[path];
    const mirror = { ...box, left: width - box.left - box.width };
    if (
      !(other && isNear(other, mirror, tolerance)) &&
      !wrong.some((one) => path.startsWith(one.split(": ")[0]!))
    )
      wrong.push(`${path}: ${describeBox(other)} instead of ${describeBox(mirror)}`);
  }
  return wrong;
}
