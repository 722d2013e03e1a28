/** The characters that come with rules, in the order in which they are offered. */
import type { WorldDocument } from "../../../src/engine/index.ts";
import { characterOf, type DrawnCharacter } from "../../sprites/sprite.ts";
import { gameOf } from "../sketch/gameSketch.ts";
import { bubbleShooter } from "./bubbleShooter.ts";
import { chasingGhost } from "./chasingGhost.ts";
import { doorOut } from "./doorOut.ts";
import { jumpingHero } from "./jumpingHero.ts";
import type { ReadyMadeSketch } from "./readyMadeSketch.ts";
import { slimePot } from "./slimePot.ts";

const SKETCHES: readonly ReadyMadeSketch[] = [jumpingHero, bubbleShooter, chasingGhost, slimePot, doorOut];
const EMPTY = { id: "stage", name: "Stage", background: "#ffffff", map: ".", letters: {} };

export interface ReadyMade extends DrawnCharacter {
  readonly does: string;
  /** A small game with everything that comes along. */
  readonly game: WorldDocument;
  readonly standIns: readonly string[];
}

export function readyMades(): readonly ReadyMade[] {
  return SKETCHES.map(({ does, standIns = [], ...sketch }) => {
    const [member] = sketch.cast;
    if (!member) throw new Error("A ready-made character has a sprite.");
    const game = gameOf({ ...sketch, name: member.sprite.name, speed: 500, stages: [EMPTY] });
    return { ...characterOf(member.sprite), does, game, standIns };
  });
}
