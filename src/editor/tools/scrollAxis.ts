/** The axes along which a finger may scroll here, so that a drag has to wait, read from `touch-action`; null: none. */
export function scrollAxis(place: EventTarget | null): "x" | "y" | "both" | null {
  if (!(place instanceof Element)) return null;
  for (let element: Element | null = place; element; element = element.parentElement) {
    const action = getComputedStyle(element).touchAction;
    if (action === "none") return null;
    if (action.includes("pan-x") && action.includes("pan-y")) return "both";
    if (action.includes("pan-y")) return "y";
    if (action.includes("pan-x")) return "x";
  }
  return "both";
}
