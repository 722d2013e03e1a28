import { afterEach, describe, expect, it, vi } from "vitest";
import { type FlowContainer, findNode, type Rule, type RuleNode, type RuleTree } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

function open(rules: RuleTree): TestEditor {
  test = new TestEditor({ document: gameOf([characterNamed("Hero", rules), characterNamed("Rock")], []) });
  return test;
}

function rule(id: string): Rule {
  return { ...walkRight("hero", id), name: id };
}

function flow(id: string, rules: RuleTree): FlowContainer {
  return { type: "group-flow", id, name: id, behavior: "first", rules };
}

function event(event: "idle" | "key" | "click", rules: RuleTree, code?: number): RuleNode {
  return { type: "group-event", id: event, event, rules, ...(code === undefined ? {} : { code }) };
}

/** The tree as text: `name(children)`. */
function drawn(rules: RuleTree = test.state.document.characters.hero?.rules ?? []): string {
  return rules.map((node) => (node.type === "rule" ? node.name : `${titleOf(node)}(${drawn(node.rules)})`)).join(" ");
}

function titleOf(node: RuleNode): string {
  return node.type === "group-event" ? `${node.event}${node.code ?? ""}` : (node.name ?? "");
}

function over(ruleId: string | null, place: "before" | "after" | "inside") {
  return { kind: "rule", characterId: "hero", ruleId, place } as const;
}

describe("the rules of a character", () => {
  afterEach(() => expectUndoAndRedo(test));

  it.each([
    ["at the end of the root", [rule("a")], "a Untitled Group()"],
    ["at the end of the first idle event", [event("idle", [rule("a")])], "idle(a Untitled Group())"],
  ])("take a new group %s", (_where, rules, after) => {
    open(rules).editor.rules.addFlow("hero");
    expect(drawn()).toBe(after);
  });

  it("are wrapped in an idle event by the first event", () => {
    open([rule("a"), rule("b")]).editor.rules.addKeyEvent("hero", 65);
    expect(drawn()).toBe("key65() idle(a b)");
    test.editor.rules.addClickEvent("hero");
    expect(drawn()).toBe("click() key65() idle(a b)");
  });

  it("have one block for each key and one for clicks; adding a second one selects the first", () => {
    open([event("click", []), event("key", [], 65)]).editor.rules.addKeyEvent("hero", 65);
    expect(test.state.ui.selectedRuleId).toBe("key");
    test.editor.rules.addClickEvent("hero");
    expect(test.state.ui.selectedRuleId).toBe("click");
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("can change the key of a block, unless another block has it", () => {
    open([event("key", [], 65)]).editor.rules.addKeyEvent("hero", 66);
    const made = test.state.ui.selectedRuleId ?? "";
    test.editor.rules.setEventKey("hero", made, 65);
    expect(test.state.ui.selectedRuleId).toBe("key");
    expect(drawn()).toBe("key66() key65()");
    test.editor.rules.setEventKey("hero", made, 67);
    expect(drawn()).toBe("key67() key65()");
  });

  it.each([
    ["before", "a", "g", "a g(b) c", over("a", "before"), "g(b) a c"],
    ["after", "a", "c", "", over("c", "after"), "g(b) c a"],
    ["inside, at the end", "a", "g", "", over("g", "inside"), "g(b a) c"],
    ["out of a group", "b", "c", "", over("c", "before"), "a g() b c"],
  ])("move %s when dragged", (where, id, _to, _before, to, after) => {
    open([rule("a"), flow("g", [rule("b")]), rule("c")]);
    const target = where === "before" ? over("a", "before") : to;
    test.drag([over(where === "before" ? "g" : id, "before"), target]);
    expect(drawn()).toBe(after);
  });

  it.each([
    ["into itself", over("g", "inside")],
    ["into a group inside of it", over("inner", "inside")],
    ["beside a rule inside of it", over("a", "after")],
    [
      "into the list of another character",
      { kind: "rule", characterId: "rock", ruleId: null, place: "inside" } as const,
    ],
  ])("never move %s", (_where, to) => {
    open([flow("g", [flow("inner", []), rule("a")])]);
    test.press(over("g", "before"));
    test.move(to);
    expect(test.state.preview?.rulePlace).toBeNull();
    test.release(to);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it.each([
    ["g", over("inner", "inside"), "A group can't go inside itself."],
    ["key", over("g", "inside"), "This block can't go inside another one."],
    ["key", over("a", "after"), "This block can't go inside another one."],
    [
      "g",
      { kind: "library", characterId: null, beside: null } as const,
      "Rules stay in this list. Drop it between two rules.",
    ],
  ])("say why %s may not go to %o", (id, to, words) => {
    open([event("key", [], 65), flow("g", [flow("inner", []), rule("a")])]);
    test.press(over(id, "before"));
    test.move(to);
    expect(test.state.preview?.draggedRule?.refusal).toBe(words);
    expect(test.state.notice).toBeNull();
    test.release(to);
    expect(test.state.notice?.text).toBe(words);
  });

  it.each([
    { kind: "character", characterId: "rock" } as const,
    { kind: "library", characterId: null, beside: { id: "rock", place: "after" }, onId: "rock" } as const,
  ])("go to another character of the library, whom the dialog asks about: %o", (tile) => {
    open([flow("g", [rule("a")])]);
    test.press(over("g", "before"));
    test.move(tile);
    expect(test.state.preview?.draggedRule).toMatchObject({ receiverId: "rock", refusal: null });
    test.release(tile);
    expect(test.state.ui.modal).toMatchObject({ id: "giveRule", characterId: "hero", node: { id: "g" }, toId: "rock" });
    expect(test.state.notice).toBeNull();
  });

  it.each([
    ["where they are", over("g", "before")],
    ["beside all panels", { kind: "nothing" } as const],
  ])("are let go of %s without a word", (_where, to) => {
    open([flow("g", []), rule("a")]);
    test.press(over("g", "before"));
    test.move(over("a", "after"));
    test.release(to);
    expect(test.state.notice).toBeNull();
  });

  it("say why the stamp puts no copy of an event into a group", () => {
    open([event("key", [], 65), flow("g", [])]);
    test.editor.rules.copyTo("hero", "key", over("g", "inside"));
    expect(test.state.notice?.text).toBe("This block can't go inside another one.");
  });

  it("are copied by Alt, by the stamp and by the menu, with new ids throughout", () => {
    open([flow("g", [rule("a")]), rule("b")]);
    test.drag([over("g", "before"), over("b", "after")], { alt: true });
    expect(drawn()).toBe("g(a) b g Copy(a)");
    test.editor.toolbox.chooseTool("stamp");
    test.tap(over("b", "before"));
    test.tap(over("g", "inside"));
    expect(drawn()).toBe("g(a b Copy) b g Copy(a)");
    expect(findNode(test.state.document.characters.hero?.rules ?? [], test.state.ui.selectedRuleId ?? "")?.name).toBe(
      "b Copy",
    );
    expect(test.state.ui.toolId).toBe("pointer");
    test.editor.rules.duplicate("hero", "a");
    expect(drawn()).toBe("g(a a Copy b Copy) b g Copy(a)");
    const ids = idsIn(test.state.document.characters.hero?.rules ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("that rest are copied with what could not be read, which then refers to the copies", () => {
    const unread = { conditions: [{ ask: { actorId: "main" }, of: ["main", "gone"], by: { main: 1 } }] };
    const unreadDisabled = [{ enabled: false, ask: { actorId: "main" } }];
    open([{ ...rule("a"), unread, unreadDisabled }]).editor.rules.duplicate("hero", "a");
    const copy = test.state.document.characters.hero?.rules[1] as Rule;
    const id = copy.mainActorId;
    expect(id).not.toBe("main");
    expect(copy.unread).toEqual({ conditions: [{ ask: { actorId: id }, of: [id, "gone"], by: { [id]: 1 } }] });
    expect(copy.unreadDisabled).toEqual([{ enabled: false, ask: { actorId: id } }]);
  });

  it.each([
    ["a", over("gone", "before"), "Couldn't find new parent rule ID"],
    ["a", over("b", "inside"), "Parent rules are not rule containers"],
    ["gone", over("b", "after"), "Couldn't find moving rule ID"],
  ])("stay if %s cannot move to %j, and the log says why", (id, to, words) => {
    const log = vi.spyOn(console, "warn").mockReturnValue(undefined);
    open([rule("a"), rule("b")]).editor.rules.move("hero", id, to);
    test.editor.rules.copyTo("hero", id, to);
    expect(drawn()).toBe("a b");
    expect(log.mock.calls).toEqual([[words], [words]]);
    log.mockRestore();
  });

  it("are deleted with their contents, and a notice says how many", () => {
    open([flow("g", [rule("a"), flow("inner", [rule("b")])])]).editor.toolbox.chooseTool("trash");
    test.tap(over("g", "inside"));
    expect(drawn()).toBe("");
    expect(test.state.notice).toMatchObject({
      text: "A group with 3 things in it was deleted.",
      button: { label: "Undo" },
    });
    test.editor.followNotice();
    expect(drawn()).toBe("g(a inner(b))");
  });

  it("are called by what they do when one without a name is deleted", () => {
    open([{ ...rule("a"), name: "Untitled Rule" }]).editor.rules.remove("hero", "a");
    expect(test.state.notice?.text).toBe("‘Move right’ was deleted.");
  });

  it.each([
    ["before the next one", "a", over("b", "before")],
    ["after the one before", "b", over("a", "after")],
    ["at the end of the list it ends", "c", over("g", "inside")],
    ["at the end of all", "g", over(null, "inside")],
  ])("show no gap at their present place: %s", (_where, id, to) => {
    open([rule("a"), rule("b"), flow("g", [rule("c")])]);
    test.press(over(id, "before"));
    test.move(to);
    expect(test.state.preview?.rulePlace).toBeNull();
    test.release(to);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("are switched off and on with their contents, and do not apply while off", () => {
    test = new TestEditor({
      document: gameOf([characterNamed("Hero", [flow("g", [rule("a")])])], [actorOf("hero", "h", 0, 0)]),
    });
    test.editor.rules.switchOn("hero", "g", false);
    test.editor.rules.switchOn("hero", "g", false);
    expect(test.state.document.undoStack).toHaveLength(1);
    test.editor.playback.forward();
    expect(test.places()).toEqual(["Hero 0,0"]);
    test.editor.rules.switchOn("hero", "g", true);
    expect(test.state.document.characters).toEqual(test.start.characters);
    test.editor.playback.forward();
    expect(test.places()).toEqual(["Hero 1,0"]);
    test.editor.playback.back();
  });

  it("have a note of one line, which is removed when emptied", () => {
    open([rule("a")]).editor.rules.setNote("hero", "a", " Only at\n night! ");
    expect(test.state.document.characters.hero?.rules[0]?.note).toBe("Only at night!");
    test.editor.rules.setNote("hero", "a", "x".repeat(500));
    expect(test.state.document.characters.hero?.rules[0]?.note).toHaveLength(200);
    test.editor.rules.setNote("hero", "a", "  ");
    expect(test.state.document.characters.hero?.rules[0]).toEqual(rule("a"));
  });

  it("stay off and keep their note when recorded again", () => {
    open([{ ...rule("a"), enabled: false, note: "Wait" }]).editor.recording.again("hero", "a");
    test.editor.recording.save();
    expect(test.state.document.characters.hero?.rules[0]).toMatchObject({ id: "a", enabled: false, note: "Wait" });
  });

  it("are renamed in one line; an empty name keeps the old one", () => {
    open([rule("a")]).editor.rules.rename("hero", "a", "  Walk\n on ");
    expect(drawn()).toBe("Walk on");
    test.editor.rules.rename("hero", "a", "   ");
    expect(drawn()).toBe("Walk on");
    expect(test.state.document.undoStack).toHaveLength(1);
  });

  it("repeat twice from the moment a loop is chosen", () => {
    open([flow("g", [])]).editor.rules.setBehavior("hero", "g", "loop");
    expect(test.state.document.characters.hero?.rules[0]).toMatchObject({
      behavior: "loop",
      loopCount: { constant: 2 },
    });
    test.editor.rules.setLoopCount("hero", "g", { constant: 7 });
    test.editor.rules.setBehavior("hero", "g", "all");
    expect(test.state.document.characters.hero?.rules[0]).toMatchObject({
      behavior: "all",
      loopCount: { constant: 7 },
    });
  });
});

function idsIn(rules: RuleTree): string[] {
  return rules
    .flatMap((node) => [
      node.id,
      ...(node.type === "rule" ? Object.keys(node.actors).map((id) => `${id}`) : idsIn(node.rules)),
    ])
    .filter((id) => id !== "main");
}
