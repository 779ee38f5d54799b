import type { Frame, Locator, Page } from "@playwright/test";
import { waitForMenuFocus } from "./page-queries.ts";

/** Runs in the page. Returns the name of the focused element, and the problems with how it shows its focus. */
function lookAtFocus(): { name: string; problems: string[] } {
  const pageWindow = window as unknown as { ringed?: Element[] };
  const element = document.activeElement;
  // A ring or a skip link that is still moving is checked at its final position.
  for (const moving of document.getAnimations())
    if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
  if (!element || element === document.body) return { name: "", problems: [] };
  const name =
    element.getAttribute("aria-label") ??
    ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent || element.tagName)
      .trim()
      .slice(0, 40);
  const problems: string[] = [];

  const colour = (text: string): [number, number, number, number] => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d")!;
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };
  const luminance = ([...rgb]: number[]): number => {
    const [red, green, blue] = rgb.slice(0, 3).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: number[], other: number[]): number => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light! + 0.05) / (dark! + 0.05);
  };
  /** Returns the colours behind an element: those of the nearest painted background, all of them for a gradient. */
  const groundOf = (from: Element | null): number[][] => {
    for (let ancestor = from; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(ancestor);
      const stops = backgroundImage.includes("gradient")
        ? (backgroundImage.match(/(?:rgba?|oklch|oklab|color)\([^)]*\)/g) ?? [])
            .map(colour)
            .filter((one) => one[3] > 0.9)
        : [];
      if (stops.length > 0) return stops;
      if (colour(backgroundColor)[3] > 0.9) return [colour(backgroundColor)];
    }
    return [[255, 255, 255, 1]];
  };
  /** Returns the colour of an element's ring and whether it is inside. The frame around a field may have a line instead. */
  const ringOf = (one: Element): { colour: string; isInside: boolean } | undefined => {
    for (const part of [undefined, "::before", "::after"]) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(one, part);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2)
        return { colour: outlineColor, isInside: Number.parseFloat(outlineOffset) < 0 };
    }
    if (one === element || !one.contains(element)) return undefined;
    const line = /^(.+\)) 0px -?(\d+)px 0px 0px inset$/.exec(getComputedStyle(one).boxShadow);
    return line?.[1] && Number(line[2]) >= 2 ? { colour: line[1], isInside: true } : undefined;
  };
  const hasRing = (one: Element): boolean => ringOf(one) !== undefined;
  // The ring may be drawn around an ancestor of the element, or around the text of a hidden radio button.
  const around = [element, element.nextElementSibling];
  for (let ancestor = element.parentElement; ancestor && around.length < 6; ancestor = ancestor.parentElement)
    around.push(ancestor);
  const ringed = around.filter(
    (one): one is Element => Boolean(one) && one !== document.body && hasRing(one!),
  );
  const ring = ringed[0];
  if (!ring) problems.push("has no ring of 2 px");
  else {
    const { colour: drawn, isInside } = ringOf(ring)!;
    const ground = groundOf(isInside ? ring : ring.parentElement);
    const weakest = Math.min(...ground.map((one) => contrast(colour(drawn), one)));
    if (weakest < 3) problems.push(`has a ring of contrast ${weakest.toFixed(1)}`);
    const box = ring.getBoundingClientRect();
    if (box.bottom < 1 || box.top > innerHeight - 1 || box.right < 1 || box.left > innerWidth - 1)
      problems.push("is out of sight");
    else {
      const [x, y] = [
        (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
        (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
      ];
      const top = document.elementFromPoint(x, y);
      // A toast goes by itself, and Alt+T leads to it; toasts make room for one another while they come and go.
      const isToast = [top, ring].some((one) => one?.closest("[data-toast]"));
      if (top && !ring.contains(top) && !top.contains(ring) && !isToast)
        problems.push(`is covered by ${top.tagName}`);
    }
  }
  for (const left of pageWindow.ringed ?? [])
    if (left !== document.body && hasRing(left) && !ringed.includes(left) && !left.contains(element))
      problems.push("leaves a ring behind");
  pageWindow.ringed = ringed;
  return { name, problems };
}

/**
 * Runs in the page. Returns whether the focus is on nothing although a key had put it on something in this document.
 * Waits some frames for it, because what closes gives the focus back one or two frames later.
 */
async function isFocusLost(): Promise<boolean> {
  if (!(window as unknown as { ringed?: Element[] }).ringed) return false;
  for (let frame = 0; frame < 20; frame += 1) {
    if (document.activeElement && document.activeElement !== document.body) return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
}

/** A user without a mouse. `problems` collects what is wrong at each stop. */
export class Keyboard {
  readonly problems: string[] = [];
  /** The names of all stops so far. */
  readonly stops: string[] = [];
  readonly #page: Page;
  readonly #inside: Page | Frame;

  /** `inside` is the frame whose focus is checked; by default the page's own. */
  constructor(page: Page, inside: Page | Frame = page) {
    this.#page = page;
    this.#inside = inside;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Moves to the next stop and returns its name, which is empty when the focus has left the page. */
  async tab(key = "Tab"): Promise<string> {
    const last = this.stops.at(-1);
    if (last !== "" && (await this.#inside.evaluate(isFocusLost)))
      this.problems.push(`the focus is lost after «${last}»`);
    await this.press(key);
    const { name, problems } = await this.#inside.evaluate(lookAtFocus);
    this.stops.push(name);
    this.problems.push(...problems.map((problem) => `«${name}» ${problem}`));
    return name;
  }

  /**
   * Moves to `target` through all stops before it, backwards when it comes before the focus. Waits for the target first: a
   * key pressed before a dialog is there would move the focus on the page behind it, which gets it back later.
   */
  async tabTo(target: Locator, key?: "Tab" | "Shift+Tab"): Promise<void> {
    await target.waitFor({ state: "attached" });
    key ??= await target.evaluate((element) =>
      element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING
        ? "Shift+Tab"
        : "Tab",
    );
    for (let count = 0; count < 60; count += 1) {
      await this.tab(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`never came to ${target.toString()}, only to ${this.stops.join(" | ")}`);
  }

  /** Moves to a button or link and presses it. */
  async activate(target: Locator, key = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  /** Moves down the menu that is open to an entry and presses it. */
  async choose(entry: Locator): Promise<void> {
    await waitForMenuFocus(this.#page);
    for (let count = 0; count < 20; count += 1) {
      if (await entry.evaluate((element) => element === document.activeElement)) return this.press("Enter");
      await this.press("ArrowDown");
    }
    throw new Error(`never came to ${entry.toString()}`);
  }

  /** Moves to a field and types; what the field contained is selected on the way and replaced. */
  async typeInto(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }
}
