import { SPEEDS, type WorldDocument } from "../../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../../support/testGame.ts";
import { drawn } from "./crowdGame.ts";

/** A game as most children make them: a stage that is seen whole, and walkers that go around it at full speed. */
export interface SmallGame {
  readonly columns: number;
  readonly rows: number;
  readonly tickMs: number;
  /** The square of each walker. */
  readonly walkers: readonly (readonly [x: number, y: number])[];
}

export function smallGame(walkers: number): SmallGame {
  const columns = Math.ceil(Math.sqrt(walkers * 4));
  const rows = Math.ceil((columns * 3) / 5);
  const places = Array.from({ length: walkers }, (_, n) => {
    const place = n * 2;
    return [place % columns, Math.floor(place / columns)] as const;
  });
  return { columns, rows, tickMs: SPEEDS.Super, walkers: places };
}

/** The same as a document. */
export function smallDocument({ columns, rows, tickMs, walkers }: SmallGame): WorldDocument {
  const anywhere = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };
  const walker = drawn(characterNamed("Walker", [{ ...walkRight("walker"), extent: anywhere }]), 40);
  const game = gameOf(
    [walker],
    walkers.map(([x, y], n) => actorOf("walker", `walker ${n}`, x, y)),
  );
  const only = game.world.stages[STAGE];
  if (!only) throw new Error("A game has its stage.");
  const stage = { ...only, width: columns, height: rows, wrapX: true, wrapY: true, background: "#9ed3f2" };
  return { ...game, world: { ...game.world, speed: tickMs, stages: { [STAGE]: stage } } };
}
