import { expect, test } from "vitest";
import { gameContextOf } from "../../src/recording/index.ts";
import { membersToShow } from "../../src/recording/kindred.ts";
import { kindWords } from "../../src/recording/kindWords.ts";
import { kindOrMade, withTaken } from "../../src/recording/takenKinds.ts";
import { setWhoMayBe, type WhoMayBe, whoMayBe } from "../../src/recording/whoMayBe.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

function recordingBesideACoin() {
  const characters = ["Hero", "Coin", "Bat"].map((name) => characterNamed(name));
  const test = new TestEditor({
    document: gameOf(characters, [actorOf("hero", "h", 2, 2), actorOf("coin", "c", 3, 2)]),
  });
  const { editor } = test;
  editor.recording.onActor("h");
  editor.recording.growSide("right", 1);
  const game = () => gameContextOf(test.state.document);
  const pictured = () => editor.actor("before", "c");
  const who = () => {
    const actor = pictured();
    if (!actor) throw new Error("The coin is there.");
    return whoMayBe(actor, game());
  };
  const kinds = () => Object.values(test.state.document.world.kinds ?? {});
  const choose = (now: WhoMayBe) => {
    const kind = kindOrMade(now, game(), editor.newId);
    editor.recording.kinds.choose(kind, (one, cast) => setWhoMayBe(one, cast, "c", now, kind?.id ?? null));
  };
  return { editor, test, pictured, who, kinds, choose };
}

test("a tap on somebody in the picture before asks who may be there, and one elsewhere does not", () => {
  const { editor, test } = recordingBesideACoin();
  const asked = () => test.state.ui.whoActorId;
  test.tap({ x: 3, y: 2 }, { view: "before" });
  expect(asked()).toBe("c");
  test.tap({ x: 2, y: 2 }, { view: "before" });
  expect(asked()).toBeNull();
  test.tap({ x: 3, y: 2 }, { view: "after" });
  expect(asked()).toBeNull();
  editor.recording.kinds.ask("c");
  editor.recording.cancel();
  expect(asked()).toBeNull();
});

test("a tap on somebody beside the frame says so", () => {
  const { editor, test } = recordingBesideACoin();
  editor.recording.growSide("right", -1);
  test.tap({ x: 2, y: 2 }, { view: "before" });
  expect(test.state.notice).toBeNull();
  test.tap({ x: 3, y: 2 }, { view: "before" });
  expect(test.state.ui.whoActorId).toBeNull();
  expect(test.state.notice?.text).toBe("Coin is outside the yellow frame. Make the frame bigger first.");
});

test("two quick taps on somebody in the picture before ask as one does", () => {
  const { test } = recordingBesideACoin();
  test.doubleTap({ x: 3, y: 2 }, { view: "before" });
  expect(test.state.ui.whoActorId).toBe("c");
});

test("a kind and who stands for it are one step of undo and of redo", () => {
  const { editor, pictured, who, kinds, choose } = recordingBesideACoin();
  choose({ ...withTaken(who(), "bat"), name: "Enemies" });
  const [kind] = kinds();
  expect(kind).toMatchObject({ name: "Enemies", characters: ["coin", "bat"] });
  expect(pictured()?.kind).toBe(kind?.id);
  editor.undo();
  expect([kinds(), pictured()?.kind]).toEqual([[], undefined]);
  editor.redo();
  expect([kinds(), pictured()?.kind]).toEqual([[kind], kind?.id]);
});

test("a kind of the same characters is used again, and one that is open is changed", () => {
  const { pictured, who, kinds, choose } = recordingBesideACoin();
  const several = withTaken(who(), "bat");
  choose(several);
  choose({ ...several, taken: ["coin"] });
  expect(pictured()?.kind).toBeUndefined();
  choose({ ...several, name: "Friends 2" });
  expect(kinds()).toHaveLength(1);
  choose({ ...withTaken(who(), "hero"), name: "All" });
  expect(kinds()).toMatchObject([{ name: "All", characters: ["coin", "bat", "hero"] }]);
});

test("a game that has all the kinds it can have takes no more", () => {
  const { editor, test, pictured, who, choose } = recordingBesideACoin();
  const full = Object.fromEntries(
    Array.from({ length: 50 }, (_, n) => [`k${n}`, { id: `k${n}`, name: `K${n}`, characters: ["bat"] }]),
  );
  editor.history.run("fill", (document) => ({ ...document, world: { ...document.world, kinds: full } }));
  choose(withTaken(who(), "bat"));
  expect(pictured()?.kind).toBeUndefined();
  expect(test.state.notice?.text).toBe("A game can have 50 groups. Choose one of them.");
});

test("what is drafted is shown at once and changes nothing, and only the one who is asked about shows it", () => {
  const { editor, pictured, who, kinds } = recordingBesideACoin();
  const [coin, hero] = [pictured(), editor.actor("before", "h")];
  if (!coin || !hero) throw new Error("Both are there.");
  const shown = () => editor.recording.kinds.shown(coin);
  editor.recording.kinds.ask("c");
  editor.recording.kinds.draft({ ...withTaken(who(), "bat"), name: "Enemies" });
  expect(kindWords(shown().actor, shown().game)).toBe("any Enemy");
  expect(membersToShow(shown().actor, shown().game)).toEqual(["coin", "bat"]);
  expect(editor.recording.kinds.shown(hero).actor).toBe(hero);
  expect([kinds(), pictured()]).toEqual([[], coin]);

  editor.recording.kinds.draft({ ...who(), taken: ["bat"] });
  expect(shown().actor).toMatchObject({ id: "c", characterId: "bat" });
  editor.recording.kinds.draft({ ...who(), form: "anybody" });
  expect(kindWords(shown().actor, shown().game)).toBe("anyone");
  editor.recording.kinds.draft({ ...who(), taken: ["bat"], form: "except" });
  expect(kindWords(shown().actor, shown().game)).toBe("anyone but Bat");
  editor.recording.kinds.ask(null);
  expect(shown().actor).toBe(coin);
});
