// @vitest-environment jsdom
/** Heavy parts of the editor are rendered after the task of the press that opened them, and are then complete and focused. */
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StageArea } from "../../src/pages/editor/StageArea.tsx";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { Modals } from "../../src/panels/modals/Modals.tsx";
import { ActorPicture } from "../../src/pictures/ActorPicture.tsx";
import { IconButton } from "../../src/widgets/IconButton.tsx";
import { Menu } from "../../src/widgets/Menu.tsx";
import { MenuItem } from "../../src/widgets/MenuItems.tsx";
import { renderPanels } from "./renderPanels.tsx";

// Drawn elsewhere.
vi.mock("../../src/stage/EditorStage.tsx", () => ({ EditorStage: () => null }));
vi.mock("../../src/stage/RecordingPicture.tsx", () => ({ RecordingPicture: () => null }));

const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Schedules React's work as on a page; `act` would flush it. */
function withoutAct(): void {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Sends a key as the browser does; `fireEvent` would wait for all of React's work. */
function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** By then, React has rendered what it renders within the task of the press. */
const endOfTask = () => Promise.resolve();

beforeEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a dialog appears after the press, complete and with the focus; until then presses on the page are blocked", async () => {
  const { editor } = renderPanels(<Modals />);
  withoutAct();
  editor.openModal({ id: "stages" });
  await endOfTask();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.querySelector("[class*=veil] > [class*=sign]")).not.toBeNull();

  const dialog = await screen.findByRole("dialog", { name: "Stages" });
  expect(document.querySelector("[class*=veil]")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole("radio", { checked: true })));
  for (const name of ["Name", "Width", "Height"]) within(dialog).getByRole("textbox", { name });
  within(dialog).getByRole("button", { name: "Done" });

  editor.closeModal();
  await endOfTask();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a recording has a sign on the stage from the press until its pictures are drawn, and none when it is canceled", async () => {
  const { editor } = renderPanels(<StageArea isLearning={false} />);
  const sign = () => document.querySelector("[data-part] [class*=sign]");
  expect(sign()).toBeNull();
  withoutAct();
  editor.recording.onActor("h");
  await endOfTask();
  expect(sign()).not.toBeNull();
  editor.recording.cancel();
  await endOfTask();
  expect(sign()).toBeNull();
});

it("the inspector switches tabs after the pictures of a recording have appeared", async () => {
  const { editor } = renderPanels(<Inspector />);
  const tab = () => screen.getByRole("tab", { selected: true }).textContent;
  withoutAct();
  editor.ui.showTab("variables");
  await endOfTask();
  expect(tab()).toBe("Rules");
  await vi.waitFor(() => expect(tab()).toBe("Variables"));
});

it("a menu appears after a press, or at once after a key with the focus on its first item", async () => {
  renderPanels(
    <Menu trigger={<IconButton icon={null} name="More" />}>
      <MenuItem onSelect={() => undefined}>Rename</MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole("button", { name: "More" });
  withoutAct();
  trigger.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, cancelable: true }));
  await endOfTask();
  expect(trigger.getAttribute("aria-expanded")).toBe("true");
  expect(screen.queryByRole("menu")).toBeNull();
  await screen.findByRole("menuitem", { name: "Rename" });

  press(screen.getByRole("menu"), "Escape");
  await vi.waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  press(trigger, "Enter");
  await endOfTask();
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Rename" }));
});

it("a picture is drawn in the frame that shows it", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  renderPanels(<ActorPicture character={undefined} appearanceId={undefined} size={40} />);
  expect(getContext).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(getContext).toHaveBeenCalled();
});
