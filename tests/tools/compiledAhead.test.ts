import { expect, it } from "vitest";
import { compileAhead, HINT } from "../../server/scripts/compiledAhead.mjs";
import type { Chunk } from "../../server/scripts/pageWeights.mjs";

function chunk(name: string, imports: readonly string[] = []): Chunk {
  return {
    fileName: `${name}.js`,
    code: `say("${name}");`,
    imports: imports.map((it) => `${it}.js`),
    moduleIds: [`/house/src/pages/${name}.tsx`],
  };
}

it("what pages with a stage load is marked at its very beginning, once, and nothing else is", () => {
  const chunks = [chunk("EditorPage", ["shared"]), chunk("PlayPage", ["shared"]), chunk("shared"), chunk("HomePage")];
  compileAhead(chunks, ["src/pages/EditorPage.tsx", "src/pages/PlayPage.tsx"]);
  expect(chunks.map(({ code }) => code)).toEqual([
    `${HINT}say("EditorPage");`,
    `${HINT}say("PlayPage");`,
    `${HINT}say("shared");`,
    'say("HomePage");',
  ]);
});
