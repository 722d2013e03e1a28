/** A game that shows whatever games can show and let hear: bubbles, ground and layers, numbers in the corners, sounds. */

import { fox } from "../../assets/sprites/characters/fox.ts";
import { bridgeTile } from "../../assets/sprites/characters/ground.ts";
import { hero } from "../../assets/sprites/characters/hero.ts";
import { coin } from "../../assets/sprites/characters/treasures.ts";
import { cloud } from "../../assets/sprites/characters/weather.ts";
import { gameOf } from "../../assets/worlds/sketch/gameSketch.ts";
import { goAway, ME, move, RIGHT, rulesOf, tally, whenKey } from "../../assets/worlds/sketch/ruleSketch.ts";
import type { Action, Character, Characters, WorldDocument } from "../../src/engine/index.ts";
import { waveOf } from "./gameThatSaysMore.ts";

const SCORE = "score";
const say = (text: string): Action => ({ type: "say", actorId: ME, text, ticks: 8 });
const play = (sound: string): Action => ({ type: "sound", sound });

/** The hero walks right with the arrow; every coin makes a sound, counts, and is talked about. */
const heroRules = [
  whenKey(hero.id, RIGHT, [
    ...rulesOf(hero.id, [
      {
        name: "Take a coin",
        sees: { "1,0": coin.id },
        does: [goAway(coin.id), move(1, 0), tally(SCORE, "add", 1), play("pop"), say("I have [Coins] of 3!")],
      },
      { name: "Walk right", sees: { "1,0": "free" }, does: [move(1, 0)] },
    ]),
  ]),
];

/** The bridge lies under everybody although it comes last, and the cloud over everybody although it comes first. */
export function showingGame(): WorldDocument {
  const game = gameOf({
    name: "Fox and the bridge",
    speed: 500,
    cast: [
      { sprite: cloud },
      {
        sprite: fox,
        rules: [{ type: "group-event", id: "greeting", event: "start", rules: foxRules }],
      },
      { sprite: hero, rules: heroRules },
      { sprite: coin },
      { sprite: bridgeTile },
    ],
    tallies: { [SCORE]: { name: "Coins", first: "0" }, lives: { name: "Lives", first: "3" } },
    stages: [
      {
        id: "meadow",
        name: "Meadow",
        background: "landscape",
        map: [
          "............",
          "............",
          "............",
          "f...........",
          "............",
          "hcbcbc.C....",
          "............",
          "............",
        ].join("\n"),
        letters: {
          f: { id: fox.id },
          h: [{ id: hero.id }, { id: bridgeTile.id }],
          c: [{ id: coin.id }, { id: bridgeTile.id }],
          b: { id: bridgeTile.id },
          C: [{ id: cloud.id }, { id: bridgeTile.id }],
        },
      },
    ],
  });
  const samples = Buffer.from(Array.from({ length: 4000 }, (_, n) => 128 + Math.round(100 * Math.sin(n / 4))));
  return {
    ...game,
    characters: withPlaces(game.characters),
    world: {
      ...game.world,
      sounds: { pop: { id: "pop", name: "Pop", data: waveOf(samples) } },
      hud: [
        { globalId: SCORE, corner: "top-left" },
        { globalId: "lives", corner: "top-right" },
      ],
    },
  };
}

const foxRules = rulesOf(fox.id, [{ name: "Greet", does: [say("Go, Hero! Take all the coins on the bridge.")] }]);

const PLACES: Readonly<Record<string, Pick<Character, "ground" | "layer">>> = {
  [bridgeTile.id]: { ground: true },
  [cloud.id]: { layer: 2 },
};

function withPlaces(characters: Characters): Characters {
  return Object.fromEntries(Object.entries(characters).map(([id, character]) => [id, { ...character, ...PLACES[id] }]));
}
