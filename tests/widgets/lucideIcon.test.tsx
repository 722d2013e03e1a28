import { Plus } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { lucideIcon } from "../../src/widgets/lucideIcon.ts";

/** As in the library's file of this icon. */
const Own = lucideIcon({
  name: "plus",
  node: [
    ["path", { d: "M5 12h14", key: "1ays0h" }],
    ["path", { d: "M12 5v14", key: "s699le" }],
  ],
});

it.each([
  {},
  { size: 18, "aria-hidden": "true" },
  { size: 20, strokeWidth: 1.75, className: "large", fill: "currentColor" },
  { "aria-label": "Add", color: "red" },
] as const)("an icon of built pages is the element that the library makes: %o", (props) => {
  const partsOf = (icon: React.ReactElement) => {
    const markup = renderToStaticMarkup(icon);
    const [, attributes = ""] = /<svg ([^>]*)>/.exec(markup) ?? [];
    return [attributes.match(/[\w-]+="[^"]*"/g)?.sort(), markup.slice(markup.indexOf(">"))];
  };
  expect(partsOf(<Own {...props} />)).toEqual(partsOf(<Plus {...props} />));
});
