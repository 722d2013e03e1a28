// @vitest-environment jsdom
/** "Who may be here?", and the rule as it is told while that is open. */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useEditorState } from "../../src/editor/EditorProvider.tsx";
import { own } from "../../src/engine/index.ts";
import { NewRuleCard } from "../../src/panels/inspector/RecordedRule.tsx";
import { RuleGameContext, useStableGameContext } from "../../src/panels/inspector/ruleContexts.ts";
import { SentenceBar } from "../../src/panels/recording/SentenceBar.tsx";
import { WhoPopover } from "../../src/stage/overlay/who/WhoPopover.tsx";
import type { ViewFacts } from "../../src/stage/view/ViewFacts.ts";
import { renderPanels } from "../panels/renderPanels.tsx";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";
import type { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

const FACTS: ViewFacts = {
  camera: { left: 0, top: 0, zoom: 1 },
  viewSize: { width: 400, height: 300 },
  stage: { width: 10, height: 5 } as ViewFacts["stage"],
  hasMore: false,
  isZoomed: false,
  extent: null,
  opening: null,
};

/** The bar with the sentence, the card of the new rule, and the question while it is asked. */
function Asking() {
  const asked = useEditorState(({ recording, ui }) => own(recording?.before.actors ?? {}, ui.whoActorId ?? ""));
  return (
    <RuleGameContext value={useStableGameContext()}>
      <SentenceBar />
      <NewRuleCard />
      {asked && <WhoPopover key={asked.id} actor={asked} facts={FACTS} />}
    </RuleGameContext>
  );
}

let test: TestEditor;

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  const characters = ["Hero", "Bat", "Coin"].map((name) => characterNamed(name));
  const document = gameOf(characters, [actorOf("hero", "h", 2, 2), actorOf("coin", "c", 3, 2)]);
  test = renderPanels(<Asking />, { document });
  const { editor } = test;
  act(() => editor.recording.onActor("h"));
  act(() => editor.recording.growSide("right", 1));
  act(() =>
    editor.recording.rows.change("add action", (now) => ({ ...now, actions: [{ type: "delete", actorId: "c" }] })),
  );
  act(() => editor.recording.kinds.ask("c"));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sentence = () => screen.getByRole("region", { name: "What the rule says" }).textContent;
const card = () => screen.getByRole("article", { name: "New rule. It will go here." });
const question = () => screen.getByRole("dialog", { name: "Who may be here?" });
const tap = (name: string) => fireEvent.click(within(question()).getByRole("button", { name }));
const tiles = () =>
  within(question())
    .getAllByRole("button", { pressed: undefined })
    .flatMap((one) => one.title || []);

it("says who is taken in the sentence and on the card with every tap, before Done", () => {
  expect(sentence()).toBe("When there is a Coin on my right, the Coin goes away.");
  tap("Bat");
  expect(sentence()).toBe("When there is a Friends 1 on my right, the Friends 1 goes away.");
  expect(within(card()).getAllByRole("img", { name: "any Friends 1" })).not.toHaveLength(0);
  fireEvent.change(screen.getByRole("textbox", { name: "Call them" }), { target: { value: "Enemies" } });
  expect(sentence()).toBe("When there is an Enemy on my right, the Enemy goes away.");
  tap("Anyone");
  expect(sentence()).toBe("When there is someone on my right, the one on my right goes away.");
  tap("Anyone");
  tap("Coin");
  expect(test.state.document.world.kinds).toBeUndefined();
});

it("says who was there before where the question is put away without an answer", () => {
  tap("Bat");
  act(() => test.editor.recording.kinds.ask(null));
  expect(sentence()).toBe("When there is a Coin on my right, the Coin goes away.");
});

it("begins with who may be there now, and keeps that order while they are tapped", () => {
  expect(tiles()).toEqual(["Coin", "Hero", "Bat", "Anyone"]);
  tap("Bat");
  expect(tiles()).toEqual(["Coin", "Hero", "Bat", "Anyone"]);
  tap("Done");
  act(() => test.editor.recording.kinds.ask("c"));
  expect(tiles()[0]).toBe("Friends 1");
});
