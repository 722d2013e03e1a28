// @vitest-environment jsdom
/** Who shares a square of a recording picture is listed beside it. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { StackBadges } from "../../src/stage/overlay/StackBadges.tsx";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

afterEach(cleanup);

it("the button of a square with several actors lists them, the topmost first, and the chosen one is selected", () => {
  const characters = [characterNamed("Hero"), characterNamed("Coin")];
  const actors = [actorOf("coin", "c", 2, 2), actorOf("hero", "h", 2, 2)];
  const { editor } = new TestEditor({ document: gameOf(characters, actors) });
  editor.recording.onActor("h");
  render(
    <EditorProvider editor={editor}>
      <StackBadges view="before" />
    </EditorProvider>,
  );
  const square = screen.getByRole("button", { name: "Coin and Hero at column 3, row 3. Choose one" });
  expect(square.textContent).toBe("2");
  fireEvent.keyDown(square, { key: "Enter" });
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Hero", "Coin"]);
  fireEvent.click(screen.getByRole("menuitem", { name: "Coin" }));
  expect(editor.store.getState().ui).toMatchObject({ selectedView: "before", selectedCharacterId: "coin" });
});
