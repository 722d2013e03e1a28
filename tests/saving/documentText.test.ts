import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { documentText } from "../../src/saving/documentText.ts";
import { randomWorld } from "../support/randomWorld.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

const game = gameOf(
  [characterNamed("Hero", [walkRight("hero")]), characterNamed("Rock")],
  [actorOf("hero", "h", 1, 1)],
);

describe("the text of a document", () => {
  it("says what the document says, whatever game it is", () => {
    for (let seed = 0; seed < 60; seed += 1) expectText(migrate(randomWorld(seed)).document);
  });

  it("includes every edit, undo and tick", () => {
    const test = new TestEditor({ document: game });
    const { editor } = test;
    expectText(test.state.document);
    editor.rules.rename("hero", "walk", 'Go "on"');
    expectText(test.state.document);
    const moment = editor.start.moment();
    if (moment) editor.start.save(moment, null);
    expect(test.state.document.world.stages[STAGE]?.startActors).toBeDefined();
    editor.playback.forward();
    editor.playback.forward();
    expect(test.state.document.world.history).toHaveLength(2);
    expectText(test.state.document);
    editor.undo();
    expectText(test.state.document);
  });

  it("does not write unchanged parts again", () => {
    const [rock] = Object.values(game.characters).slice(1);
    let written = 0;
    const toJSON = () => {
      written += 1;
      return rock;
    };
    const document = {
      ...game,
      characters: { ...game.characters, rock: { ...rock, toJSON } },
    } as unknown as WorldDocument;
    documentText(document);
    documentText({ ...document, world: { ...document.world, speed: 125 } });
    expect(written).toBe(1);
  });
});

function expectText(document: WorldDocument): void {
  expect(JSON.parse(documentText(document))).toEqual(JSON.parse(JSON.stringify(document)));
}
