/** Other calls run while a large game is checked, although nothing of it waits for a disk or a network. */
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { checkJsonText } from "../../../server/services/game/jsonLimits.ts";
import { checkGame } from "../../../server/services/gameFile.ts";
import { game } from "../TestServer.ts";

const ACTORS = 18_000;
/** Each takes 10 ms of a work of more than 50. */
const TURNS_MIN = 3;

const actors = Object.fromEntries(Array.from({ length: ACTORS }, (_, n) => [`actor-${n}`, actorOf(n)]));
const LARGE = {
  ...game("large"),
  world: { id: "root", globals: {}, stages: { s1: { id: "s1", name: "x", width: 200, height: 200, actors } } },
};

function actorOf(n: number) {
  const variableValues = { a: n, b: "b".repeat(80) };
  return {
    id: `actor-${n}`,
    characterId: "hero",
    position: { x: n % 200, y: 3 },
    variableValues,
    note: "n".repeat(150),
  };
}

/** How often the event loop went round meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  let turns = 0;
  while (!isOver) {
    await setImmediate();
    turns += 1;
  }
  await end;
  return turns;
}

it("while its text is checked", async () => {
  const text = Buffer.from(JSON.stringify({ data: LARGE, more: LARGE }));
  expect(await turnsDuring(checkJsonText(text))).toBeGreaterThan(TURNS_MIN);
});

it("while its parts are checked", async () => {
  expect(await turnsDuring(checkGame(LARGE))).toBeGreaterThan(TURNS_MIN);
});
