/** The game that plays on the home page: an ordinary document of ours, and a still picture of how it begins. */
import {
  type Actor,
  type Character,
  CURRENT_STAGE,
  newDocument,
  type Stage,
  type WorldDocument,
} from "../../../src/engine/index.ts";
import { Canvas, tile } from "../../sprites/canvas.ts";
import { characterOf, lookOf, type Sprite } from "../../sprites/sprite.ts";
import { actorAt } from "../../worlds/sketch/ruleSketch.ts";
import { heroRules, TREASURES } from "./heroRules.ts";
import { otherRules, TURNS } from "./otherRules.ts";
import { HIGH, LATER, type Placed, scene, WIDE } from "./scene.ts";

const STAGE = "meadow";

export function homeGame(): WorldDocument {
  const empty = newDocument("The meadow", () => STAGE);
  const sprites = new Set([...scene.map(({ sprite }) => sprite), ...LATER]);
  return {
    ...empty,
    characters: Object.fromEntries([...sprites].map((sprite) => [sprite.id, characterFrom(sprite)])),
    world: {
      ...empty.world,
      stages: { [STAGE]: meadow(empty) },
      globals: { ...empty.world.globals, [TREASURES]: { id: TREASURES, name: "Treasures", value: "0" } },
    },
  };
}

function meadow({ world }: WorldDocument): Stage {
  const stage = world.stages[String(world.globals[CURRENT_STAGE]?.value)];
  if (!stage) throw new Error("A new document has a stage.");
  const background = 'url("/backgrounds/landscape.png")';
  const actors = Object.fromEntries(scene.map(actorOf).map((actor) => [actor.id, actor]));
  return { ...stage, name: "The meadow", width: WIDE, height: HIGH, wrapX: true, wrapY: false, background, actors };
}

function characterFrom(sprite: Sprite): Character {
  const rules = sprite.id === "hero" ? heroRules : (otherRules[sprite.id] ?? []);
  const variables = { [TURNS]: { id: TURNS, name: "Turns", defaultValue: "0" } };
  return { ...characterOf(sprite), rules, variables };
}

function actorOf({ sprite, look, at }: Placed, place: number): Actor {
  const drawn = sprite.looks.find(({ name }) => name === look);
  return actorAt(`${sprite.id}-${place}`, sprite.id, at, drawn?.id);
}

/** How the game begins, without the ground behind it, which the page lays under it as a stage does. */
export function homeScene(): Canvas {
  const picture = new Canvas(WIDE * tile, HIGH * tile);
  for (const { sprite, look, at } of scene) {
    const canvas = lookOf(sprite, look);
    const anchor = sprite.looks.find(({ name }) => name === look)?.anchor ?? { x: 0, y: 0 };
    picture.stamp(canvas, (at[0] - anchor.x) * tile, (at[1] - anchor.y) * tile);
  }
  return picture;
}
