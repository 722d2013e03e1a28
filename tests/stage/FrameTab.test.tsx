// @vitest-environment jsdom
/** A tab of a recording's frame answers a pull before the frame has reached the next square. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Side } from "../../src/engine/index.ts";
import { FrameTab } from "../../src/stage/overlay/FrameTab.tsx";
import { givenWay } from "../../src/stage/overlay/useTabPull.ts";
import { renderPanels } from "../panels/renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;

function enter(side: Side) {
  const pulls: (Side | null)[] = [];
  renderPanels(
    <FrameTab
      ref={createRef<HTMLButtonElement>()}
      name="Add"
      isAtEnd={false}
      style={{}}
      onStep={nothing}
      onHover={nothing}
      onFocus={nothing}
      onPull={(pulled) => pulls.push(pulled)}
      side={side}
    />,
  );
  const tab = screen.getByRole("button", { name: "Add" });
  const finger = { pointerId: 7, pointerType: "touch" } as const;
  const take = () => fireEvent.pointerDown(tab, { ...finger, button: 0, clientX: 100, clientY: 100 });
  const pull = (clientX: number) => fireEvent.pointerMove(window, { ...finger, clientX, clientY: 100 });
  const letGo = () => fireEvent.pointerUp(window, finger);
  return { tab, pulls, take, pull, letGo };
}

describe("a tab in the hand", () => {
  it("shows the squares to come from the press until it is let go of, to a finger too", () => {
    const { pulls, take, letGo } = enter("right");
    take();
    expect(pulls).toEqual(["right"]);
    letGo();
    expect(pulls).toEqual(["right", null]);
  });

  it("follows the pointer from its first pixels on, and goes back", () => {
    const { tab, take, pull, letGo } = enter("right");
    take();
    pull(104);
    expect(tab.style.translate).toBe("2px 0px");
    pull(152);
    expect(tab.style.translate).toBe("11px 0px");
    letGo();
    expect(tab.style.translate).toBe("");
    pull(160);
    expect(tab.style.translate).toBe("");
  });

  it("stays in its place with reduced motion", () => {
    const { tab, pulls, take, pull } = enter("right");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    take();
    pull(152);
    expect([tab.style.translate, pulls]).toEqual(["", ["right"]]);
  });

  it("lets go when the recording ends under the finger", () => {
    const { pulls, take } = enter("left");
    take();
    act(cleanup);
    expect(pulls).toEqual(["left", null]);
  });
});

it.each<[Side, string]>([
  ["left", "-11px 0px"],
  ["right", "-11px 0px"],
  ["top", "0px 8px"],
  ["bottom", "0px 8px"],
])("a tab on the %s gives way along its own line only", (side, way) => {
  expect(givenWay(side, { x: -52, y: 24 })).toBe(way);
});
