import { expect, it } from "vitest";
import { type StyledChunk, withEarlyGame, withPreloads } from "../../server/scripts/pagePreloads.mjs";

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
  expect(withPreloads(HTML, chunks, ["src/main.tsx", "src/EditorPage.tsx"]).split("\n")).toEqual([
    '<head><script type="module" src="/main.js"></script><link rel="modulepreload" crossorigin href="/EditorPage.js">',
    '<link rel="modulepreload" crossorigin href="/shared.js">',
    '<link rel="preload" as="style" crossorigin href="/desk.css">',
    '<link rel="preload" as="style" crossorigin href="/button.css">',
    "</head><body></body>",
  ]);
});

it("the page of a player names what shows its game instead of the scripts and styles of the site", () => {
  const site = [
    '<link rel="icon" href="/favicon.png">',
    '<script type="module" crossorigin src="/main.js"></script>',
    '<link rel="modulepreload" crossorigin href="/shared.js">',
    '<link rel="stylesheet" crossorigin href="/main.css">',
    "</head>",
  ].join("\n");
  const first = { ...chunk("play"), moduleIds: ["/house/src/play.ts"] };
  const early = { ...chunk("early", ["game"], ["early.css"]), moduleIds: ["/house/src/player/early.ts"] };
  expect(withEarlyGame(site, [first, early, chunk("game", [], ["game.css"])]).split("\n")).toEqual([
    '<link rel="icon" href="/favicon.png">',
    '<script type="module" crossorigin src="/play.js"></script>',
    '<link rel="modulepreload" crossorigin href="/early.js">',
    '<link rel="modulepreload" crossorigin href="/game.js">',
    '<link rel="stylesheet" crossorigin href="/early.css">',
    '<link rel="stylesheet" crossorigin href="/game.css">',
    "</head>",
  ]);
});
