/**
 * For each question about an element's style, jsdom matches the element with every rule of its own sheet: half the work of tests that look
 * for roles and names, which only ask whether something is shown. While no sheet of the page speaks of that, it follows from the kind of
 * the element and from inline styles, so it is worked out once a kind. All other questions go to jsdom.
 */

/** What the rules for `display` in jsdom's sheet look at. */
const TELLING = ["hidden", "open", "popover", "type"];
/** Shown or not by the elements around them. */
const BY_PLACE = new Set(["details", "summary", "noscript"]);
const quickWindows = new WeakSet<Window>();
const displays = new Map<string, string>();

export function makeStylesQuick(): void {
  if (quickWindows.has(window)) return;
  quickWindows.add(window);
  const slow = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) =>
    pseudo || BY_PLACE.has(element.localName) || pageStyles(/display|visibility/)
      ? slow(element, pseudo)
      : quickStyle(element, slow);
}

function pageStyles(property: RegExp): boolean {
  for (const { ownerNode } of document.styleSheets) if (property.test(ownerNode?.textContent ?? "")) return true;
  return false;
}

function quickStyle(element: Element, slow: (element: Element) => CSSStyleDeclaration): CSSStyleDeclaration {
  const read = (property: string): string => {
    if (property === "display") return displayOf(element, slow);
    if (property === "visibility" && !inheritsVisibility(element)) return "visible";
    return slow(element).getPropertyValue(property);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === "getPropertyValue") return read;
      if (name === "display" || name === "visibility") return read(name);
      const style = slow(element);
      const value: unknown = Reflect.get(style, name, style);
      return typeof value === "function" ? value.bind(style) : value;
    },
  });
}

function displayOf(element: Element, slow: (element: Element) => CSSStyleDeclaration): string {
  if (element.getAttribute("style")?.includes("display")) return slow(element).display;
  const kind = [element.localName, ...TELLING.map((name) => element.getAttribute(name) ?? "-")].join(" ");
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const { display } = slow(element);
  displays.set(kind, display);
  return display;
}

/** Whether it or an element around it says something about visibility; those of hidden tables do so by themselves. */
function inheritsVisibility(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.getAttribute("style")?.includes("visibility") || at.hasAttribute("hidden")) return true;
  }
  return false;
}
