import { expect, it } from "vitest";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

it("while the past is looked at, the stage is not changed and a notice says why; rules are", () => {
  const document = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 2, 2)]);
  const { editor } = new TestEditor({ document });
  editor.ui.lookAt(1);
  moveActor(editor, "stage", "h", { x: 4, y: 4 });
  const shown = () => Object.values(editor.store.getState().document.world.stages)[0]?.actors.h?.position;
  expect(shown()).toEqual({ x: 2, y: 2 });
  expect(editor.store.getState().notice?.text).toBe("This is the past. Go back to change it.");

  editor.rules.rename("hero", "walk", "Run");
  expect(editor.store.getState().document.characters.hero?.rules[0]).toMatchObject({ name: "Run" });
  editor.ui.lookAt(null);
  moveActor(editor, "stage", "h", { x: 4, y: 4 });
  expect(shown()).toEqual({ x: 4, y: 4 });
});
