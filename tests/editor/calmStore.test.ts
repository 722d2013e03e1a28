/** Hundreds of views look at the editor, and only a few of them at what a hand is doing. */
import { expect, it, vi } from "vitest";
import { CalmStore } from "../../src/editor/store/CalmStore.ts";
import { createStore } from "../../src/editor/store/createStore.ts";
import { NOTHING_SHOWN } from "../../src/editor/tools/GestureView.ts";
import { newDocument } from "../../src/engine/index.ts";

const SAVED = { status: "saved", message: null } as const;
const UNSAVED = { status: "unsaved", message: null } as const;

function stores() {
  const store = createStore(newDocument("Test", () => "s1"));
  const calm = new CalmStore(store);
  const heard = vi.fn();
  return { store, calm, heard, end: calm.subscribe(heard) };
}

it("tells nobody of a gesture, and everybody of all else", () => {
  const { store, heard } = stores();
  store.setState({ gesture: NOTHING_SHOWN });
  expect(heard).not.toHaveBeenCalled();
  store.setState({ gesture: null, save: UNSAVED });
  expect(heard).toHaveBeenCalledOnce();
});

it("knows a gesture as soon as somebody asks", () => {
  const { store, calm } = stores();
  store.setState({ gesture: NOTHING_SHOWN, save: UNSAVED });
  expect(calm.getState()).toBe(store.getState());
});

it("hears again after all had gone", () => {
  const { store, calm, heard, end } = stores();
  end();
  store.setState({ save: UNSAVED });
  expect(heard).not.toHaveBeenCalled();
  calm.subscribe(heard);
  store.setState({ save: SAVED });
  expect(heard).toHaveBeenCalledOnce();
});
