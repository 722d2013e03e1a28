import { expect, it } from "vitest";
import { type StyledChunk, withPreloads } from "../../server/scripts/pagePreloads.mjs";

const HTML = '<head><script type="module" src="/main.js"></script></head><body></body>';

function chunk(name: string, imports: readonly string[] = [], styles: readonly string[] = []): StyledChunk {
  const viteMetadata = { importedCss: new Set(styles) };
  return {
    fileName: `${name}.js`,
    code: "",
    imports: imports.map((it) => `${it}.js`),
    moduleIds: [`/house/src/${name}.tsx`],
    viteMetadata,
  };
}

const chunks = [
  chunk("main"),
  chunk("EditorPage", ["shared", "main"], ["desk.css"]),
  chunk("shared", [], ["desk.css", "button.css"]),
  chunk("HomePage", ["shared"], ["home.css"]),
];

it("a page names each script and style it will load once, and none that it names already", () => {
  expect(withPreloads(HTML, chunks, "src/EditorPage.tsx").split("\n")).toEqual([
    '<head><script type="module" src="/main.js"></script><link rel="modulepreload" crossorigin href="/EditorPage.js">',
    '<link rel="modulepreload" crossorigin href="/shared.js">',
    '<link rel="preload" as="style" crossorigin href="/desk.css">',
    '<link rel="preload" as="style" crossorigin href="/button.css">',
    "</head><body></body>",
  ]);
});
