// @vitest-environment jsdom
/** A recording that begins with the moment that somebody was asked about. */
import { describe, expect, it } from "vitest";
import type { RuleTree } from "../../src/engine/index.ts";
import { leadsOf, teachHere } from "../../src/panels/why/leads.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { storyOf } from "../support/whyOf.ts";

const hero = actorOf("hero", "h", 2, 2);
const rock = actorOf("rock", "r", 3, 2);

/** A Hero after a turn in which it stayed where it was. */
function stayed(rules: RuleTree = [walkRight("hero")], actors = [hero, rock]): TestEditor {
  const test = new TestEditor({ document: gameOf([characterNamed("Hero", rules), characterNamed("Rock")], actors) });
  test.editor.playback.forward();
  return test;
}

describe("Teach what to do here", () => {
  it("shows the square that was wrong, also far away, as it was in that turn", () => {
    const leap = { ...walkRight("hero"), extent: { xmin: 0, xmax: 3, ymin: 0, ymax: 0, ignored: {} } };
    const test = stayed([leap], [hero, actorOf("rock", "r", 5, 2)]);
    const story = storyOf(test.editor, "h");
    test.editor.actors.remove("stage", "r");
    const [lead] = story.miss ? leadsOf(story, story.miss) : [];
    expect(lead?.words).toBe("Teach what to do here");
    lead?.go(test.editor);
    expect(test.state.recording?.extent).toMatchObject({ xmin: 0, xmax: 3, ymin: 0, ymax: 0 });
    expect(test.state.recording?.before.actors.r?.position).toEqual({ x: 5, y: 2 });
  });

  it("shows the end of the stage where that was in the way", () => {
    const test = stayed(undefined, [actorOf("hero", "h", 9, 2)]);
    const story = storyOf(test.editor, "h");
    (story.miss ? leadsOf(story, story.miss) : [])[0]?.go(test.editor);
    expect(test.state.recording?.extent).toMatchObject({ xmin: 0, xmax: 1, edge: { "1,0": true } });
  });

  it("goes into the block of the key that the rule waits for", () => {
    const block = { type: "group-event", id: "right", event: "key", code: 39, rules: [walkRight("hero")] } as const;
    const test = stayed([block]);
    test.editor.playback.forward(39);
    const story = storyOf(test.editor, "h");
    (story.miss ? leadsOf(story, story.miss) : [])[0]?.go(test.editor);
    expect(test.state.recording?.containerId).toBe("right");
  });

  it("begins with the moment in which somebody without rules stood there", () => {
    const test = stayed([]);
    const story = storyOf(test.editor, "h");
    expect([story.rules, story.story.noTurn]).toEqual([[], null]);
    teachHere(test.editor, story, null);
    expect(test.state.recording).toMatchObject({ mainActorId: "h", origin: { x: 2, y: 2 } });
    expect(Object.keys(test.state.recording?.before.actors ?? {})).toEqual(["h", "r"]);
  });
});
