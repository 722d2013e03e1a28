import { readFileSync } from "node:fs";

interface Rule {
  readonly selectors: readonly string[];
  /** The conditions around it, such as `(pointer: coarse)`; empty for none. */
  readonly media: string;
  readonly declarations: ReadonlyMap<string, string>;
}

/** The rules of a style sheet of the project, for tests that add up sizes: jsdom lays nothing out. */
export class StyleSheet {
  readonly #rules: readonly Rule[];

  constructor(path: string) {
    this.#rules = rulesIn(withoutComments(readFileSync(path, "utf8")), "");
  }

  /** What the last rule with exactly this selector and these conditions declares. */
  text(selector: string, property: string, media = ""): string {
    const found = this.#rules.findLast(
      (rule) => rule.media === media && rule.selectors.includes(selector) && rule.declarations.has(property),
    );
    const value = found?.declarations.get(property);
    if (value === undefined) throw new Error(`${selector} declares no ${property} in ${media || "every window"}`);
    return value;
  }

  /** A length in px, the first one of a declaration of several. */
  px(selector: string, property: string, media = ""): number {
    return Number.parseFloat(this.text(selector, property, media));
  }
}

function withoutComments(css: string): string {
  const [first = "", ...rest] = css.split("/*");
  return [first, ...rest.map((part) => part.slice(part.indexOf("*/") + 2))].join("");
}

function rulesIn(css: string, media: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  for (let open = css.indexOf("{"); open >= 0; open = css.indexOf("{", at)) {
    const head = css.slice(at, open).trim();
    const close = endOfBlock(css, open);
    const body = css.slice(open + 1, close);
    if (head.startsWith("@media")) rules.push(...rulesIn(body, [media, head.slice(7)].filter(Boolean).join(" and ")));
    else if (!head.startsWith("@"))
      rules.push({
        selectors: head.split(",").map((selector) => selector.trim()),
        media,
        declarations: declarationsIn(body),
      });
    at = close + 1;
  }
  return rules;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error("A block of the style sheet does not end");
}

function declarationsIn(body: string): ReadonlyMap<string, string> {
  return new Map(
    body
      .split(";")
      .filter((line) => line.includes(":"))
      .map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      }),
  );
}
