import { createElement, type SVGProps } from "react";

/** What a file of lucide-react says of its icon: the elements of its picture, on 24 by 24. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** CSS px. */
  readonly size?: number;
}

/** What makes an icon known by a name; without any, screen readers pass over it. */
const NAMING = ["aria-label", "aria-labelledby", "title", "role"];

/**
 * Takes the place of the library's own function in built pages (`server/scripts/leanIcons.mjs`). That one has options that nobody here uses, which
 * would make every page 1 KB heavier. The element is the same.
 */
export function lucideIcon({ name, node }: IconData) {
  return function LucideIcon({ size = 24, color = "currentColor", className = "", ...others }: IconProps) {
    const isNamed = NAMING.some((attribute) => attribute in others);
    const attributes = {
      ...{ xmlns: "http://www.w3.org/2000/svg", width: size, height: size, viewBox: "0 0 24 24", fill: "none" },
      ...{ stroke: color, strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" },
      className: `lucide lucide-${name} ${className}`.trim(),
      ...(isNamed ? {} : { "aria-hidden": "true" }),
      ...others,
    } as const;
    const parts = node.map(([tag, part]) => createElement(tag, part));
    return createElement("svg", attributes, parts);
  };
}
