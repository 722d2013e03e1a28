/** A mend that lets a rule put up with somebody in its way lets its actor walk on through that one, not only into it. */
import { expect, it } from "vitest";
import { type Actor, type Character, currentStage, own, type Rule, rulesIn } from "../../src/engine/index.ts";
import { mendsOf, withMiss } from "../../src/panels/why/askedStory.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { storyOf } from "../support/whyOf.ts";

const HERO = characterNamed("Hero");

interface Around {
  readonly hero?: Character;
  readonly others?: readonly Actor[];
}

/** A Hero that walks right into a Plant, after its rule was mended in one of the two ways. */
function mended(kind: "allow" | "ignore", rule: Rule = walkRight("hero"), { hero = HERO, others = [] }: Around = {}) {
  const characters = [{ ...hero, rules: [rule] }, characterNamed("Plant"), characterNamed("Ladder")];
  const plant = actorOf("plant", "p", 2 + rule.extent.xmax, 2);
  const actors = [actorOf("hero", "h", 2, 2), plant, ...others];
  const test = new TestEditor({ document: gameOf(characters, actors) });
  test.editor.playback.forward();
  const story = withMiss(storyOf(test.editor, "h"), rule.id);
  const mend = story.miss && mendsOf(story, story.miss).find(({ what }) => what.kind === kind);
  if (!mend) throw new Error(`There is no mend of the kind ${kind}.`);
  const before = gameIn(test);
  test.editor.history.run(kind, mend.change);
  return { test, before };
}

function columns(test: TestEditor, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    test.editor.playback.forward();
    return own(currentStage(test.editor.live().withoutHistory())?.actors ?? {}, "h")?.position.x ?? -1;
  });
}

/** The game as it is made, byte for byte; the lights of its rules go out with every edit. */
function gameIn(test: TestEditor): string {
  const { characters, world } = test.state.document;
  return JSON.stringify({ characters, world: { ...world, evaluatedRuleIds: {} } });
}

function extentOf(test: TestEditor) {
  return rulesIn(test.state.document.characters.hero?.rules ?? [])[0]?.extent;
}

it.each(["allow", "ignore"] as const)(
  "with the mend “%s”, a Hero walks onto a Plant and beyond it, and one undo takes all back",
  (kind) => {
    const { test, before } = mended(kind);
    expect(extentOf(test)?.[kind === "allow" ? "passing" : "ignored"]).toHaveProperty(["0,0"]);
    test.editor.history.undo();
    expect(gameIn(test)).toBe(before);
    test.editor.history.redo();
    expect(columns(test, 4)).toEqual([3, 4, 5, 6]);
  },
);

it.each(["allow", "ignore"] as const)("with the mend “%s”, so does one that fills two squares", (kind) => {
  const info = { width: 2, height: 1, anchor: { x: 0, y: 0 }, filled: { "0,0": true, "1,0": true } } as const;
  const wide = { ...HERO, spritesheet: { ...HERO.spritesheet, appearanceInfo: { "hero-idle": info } } };
  const rule = walkRight("hero");
  const { test } = mended(kind, { ...rule, extent: { ...rule.extent, xmax: 2 } }, { hero: wide });
  expect(columns(test, 4)).toEqual([3, 4, 5, 6]);
});

it("a square that the rule only looks at is mended alone", () => {
  const rule = walkRight("hero");
  const { test } = mended("ignore", { ...rule, extent: { ...rule.extent, xmax: 2 } });
  expect(Object.keys(extentOf(test)?.ignored ?? {})).toEqual(["2,0"]);
});

it("whoever has to be at the place of the main actor still has to, after its own square is mended too", () => {
  const rule = walkRight("hero");
  const ladder = actorOf("ladder", "ladder", 0, 0);
  const climbs = { ...rule, actors: { ...rule.actors, ladder } };
  const ladders = [2, 3, 4].map((x) => actorOf("ladder", `l${x}`, x, 2));
  const { test } = mended("ignore", climbs, { others: ladders });
  expect(columns(test, 5)).toEqual([3, 4, 5, 5, 5]);
});
