/**
 * The script of the chat widget, which a shop adds to its site with one script tag. At first it shows only a bubble; the
 * chat is loaded with the first click, into a frame of our origin. The widget is inside a closed shadow tree on one
 * element beside the body, so that the page's styles do not affect it. It adds nothing else to the page but `Wakil`.
 *
 *   <script src="https://…/widget.js" data-chat="TOKEN" async></script>
 *
 * Optional attributes: data-language (ar, en), data-color, data-greeting, data-avatar (address of an image).
 * Calls: Wakil('open'), Wakil('close'), Wakil('language', 'en'), Wakil('identify', { name, email, phone }).
 */
import { createLogoIcon, createMinimizeIcon, styles } from "./look.ts";

type Language = "ar" | "en";
type Call = [name: string, value?: unknown];

interface WakilFunction {
  (...call: Call): void;
  /** The calls that were made before the script was loaded. */
  q?: Call[];
  /** Prevents two widgets when the snippet is on a page twice. */
  ready?: true;
}

const labels = {
  ar: { open: "افتح المحادثة", close: "أغلق المحادثة", title: "محادثة" },
  en: { open: "Open the chat", close: "Close the chat", title: "Chat" },
};

function createButton(color: string | undefined, avatar: string | undefined): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  if (color && CSS.supports("color", color)) {
    button.style.setProperty("--accent", color);
    // The icon is white or black, whichever has more contrast. An older browser keeps the default colour.
    const iconColor = `oklch(from ${color} calc((.62 - l)*1e3) 0 0)`;
    if (CSS.supports("color", iconColor)) button.style.setProperty("--on", iconColor);
  }
  if (avatar) {
    const image = document.createElement("img");
    image.alt = "";
    image.src = avatar;
    button.append(image);
  } else button.append(createLogoIcon());
  button.append(createMinimizeIcon());
  return button;
}

function createGreeting(text: string): HTMLElement {
  const greeting = document.createElement("p");
  greeting.textContent = text;
  greeting.dir = "auto";
  return greeting;
}

function resetStyles(host: HTMLElement): void {
  // Styles that are set this way override the page's and need no permission of its policy.
  for (const [name, value] of [
    ["all", "initial"],
    ["position", "fixed"],
    ["inset", "auto 0 0 auto"],
    ["width", "0"],
    ["height", "0"],
    ["z-index", "2147483000"],
  ] as const)
    host.style.setProperty(name, value, "important");
}

function startWidget(script: HTMLScriptElement): void {
  const page = window as { Wakil?: WakilFunction };
  const early = page.Wakil;
  if (early?.ready) return;
  const { chat: token, color, greeting, avatar, language: requestedLanguage } = script.dataset;
  if (!token) return;
  const origin = new URL(script.src).origin;
  const root = document.documentElement;
  const isLanguage = (value: unknown): value is Language => value === "ar" || value === "en";
  let language: Language = isLanguage(requestedLanguage)
    ? requestedLanguage
    : root.lang.slice(0, 2) === "en"
      ? "en"
      : "ar";

  const host = document.createElement("wakil-widget");
  const shadow = host.attachShadow({ mode: "closed" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];

  const button = createButton(color, avatar);
  const hello = greeting ? createGreeting(greeting) : undefined;
  if (hello) shadow.append(hello);
  shadow.append(button);

  let frame: HTMLIFrameElement | undefined;
  let customer: unknown;
  let isOpen = false;
  const tell = (message: object) => frame?.contentWindow?.postMessage(message, origin);

  const show = () => {
    // The direction is read each time, because a page can change it.
    const start = getComputedStyle(root).direction === "rtl" ? "left" : "right";
    shadow.host.setAttribute("data-side", start);
    const text = labels[language];
    button.setAttribute("aria-label", isOpen ? text.close : text.open);
    button.setAttribute("aria-expanded", String(isOpen));
    shadow.host.toggleAttribute("data-open", isOpen);
    hello?.toggleAttribute("hidden", isOpen);
    if (!frame) return;
    frame.title = text.title;
    frame.hidden = !isOpen;
  };
  const open = () => {
    isOpen = true;
    if (!frame) {
      frame = document.createElement("iframe");
      frame.allow = "fullscreen; clipboard-write";
      frame.src = `${origin}/chat/${encodeURIComponent(token)}?isWidget=1&lang=${language}`;
      shadow.append(frame);
    }
    show();
    frame.focus();
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    show();
    button.focus();
  };
  const calls: Record<string, (value?: unknown) => void> = {
    open,
    close,
    language(value) {
      if (!isLanguage(value)) return;
      language = value;
      tell({ type: "language-change", language });
      show();
    },
    identify(value) {
      customer = value;
      tell({ type: "identify", customer });
    },
  };

  button.addEventListener("click", () => (isOpen ? close() : open()));
  addEventListener("message", ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    const type = typeof data === "object" && data ? (data as { type?: unknown }).type : data;
    if (type === "close-chat-widget") close();
    // The chat listens from now on, so earlier messages are sent again.
    if (type === "chat-widget-ready") {
      tell({ type: "language-change", language });
      if (customer) tell({ type: "identify", customer });
    }
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });

  const mount = () => {
    resetStyles(host);
    if (!host.isConnected) root.append(host);
    show();
  };
  mount();
  // A page that replaces its whole content during navigation would remove the widget too, so it is added again.
  new MutationObserver(() => {
    if (!host.isConnected) mount();
  }).observe(root, { childList: true });

  const wakil: WakilFunction = (name, value) => calls[name]?.(value);
  wakil.ready = true;
  page.Wakil = wakil;
  for (const call of early?.q ?? []) wakil(...call);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) startWidget(script);
