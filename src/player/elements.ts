/** Elements without React. */

type Children = readonly (Node | string)[];

/** An element with a class and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className ?? "";
  made.append(...children);
  return made;
}

/** A button; `name` is its accessible name. */
export function buttonElement(
  className: string | undefined,
  name: string,
  onPress: () => void,
  ...children: Children
): HTMLButtonElement {
  const made = element("button", className, ...children);
  made.type = "button";
  made.setAttribute("aria-label", name);
  made.addEventListener("click", onPress);
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing in a box of 24 by 24 from paths, filled and with a line around it. */
export function icon(paths: readonly string[], size?: number, className = ""): SVGElement {
  const made = document.createElementNS(SVG, "svg");
  const attributes = { viewBox: "0 0 24 24", "aria-hidden": "true", class: className };
  for (const [name, value] of Object.entries({
    ...attributes,
    ...(size ? { ...LINE, width: size, height: size } : {}),
  }))
    made.setAttribute(name, String(value));
  for (const path of paths) {
    const drawn = document.createElementNS(SVG, "path");
    drawn.setAttribute("d", path);
    made.append(drawn);
  }
  return made;
}

/** As the icons of the page are drawn. */
const LINE = { fill: "currentColor", stroke: "currentColor", "stroke-width": 2, "stroke-linejoin": "round" };
