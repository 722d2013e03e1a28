/** Hundreds of views subscribe to the editor: each is notified only if something that it has read changed. */
import { describe, expect, it, vi } from "vitest";
import { createStore } from "../../src/editor/state/createStore.ts";
import type { CalmState } from "../../src/editor/state/EditorState.ts";
import { PartSelection, PartStore } from "../../src/editor/state/PartStore.ts";
import { type DragPreview, NOTHING_SHOWN } from "../../src/editor/tools/DragPreview.ts";
import { newDocument } from "../../src/engine/index.ts";

const UNSAVED = { status: "unsaved", message: null } as const;
const VALUE = { what: { globalId: "g" }, pixel: { x: 1, y: 2 } };

const newStore = () => createStore(newDocument("Test", () => "s1"));

/** A view as React has it, which selects again when it is notified. */
function viewOf<State extends object, T>(parts: PartStore<State>, selector: (state: State) => T) {
  const look = new PartSelection<State, T>(parts);
  const asked = vi.fn(selector);
  const told = vi.fn(() => void look.select(asked));
  look.select(asked);
  asked.mockClear();
  return { look, asked, told, end: look.follow(told), see: () => look.select(asked) };
}

describe("a view of the editor's state", () => {
  const calmOf = (store: ReturnType<typeof newStore>) => new PartStore<CalmState>(store, (state) => state);

  it("runs its selector only when a part that it has read changes", () => {
    const store = newStore();
    const view = viewOf(calmOf(store), ({ save }) => save.status);
    store.setState({ preview: NOTHING_SHOWN });
    store.setState({ notice: null, reason: null, pointed: { actorIds: [], cells: [] } });
    expect(view.told).not.toHaveBeenCalled();
    store.setState({ save: UNSAVED });
    expect(view.told).toHaveBeenCalledOnce();
    expect(view.see()).toBe("unsaved");
    expect(view.asked).toHaveBeenCalledOnce();
  });

  it("follows a part that it reads only later", () => {
    const store = newStore();
    const view = viewOf(calmOf(store), (state) => (state.ui.toolId === "trash" ? state.save.status : null));
    store.setState({ save: UNSAVED });
    expect(view.told).not.toHaveBeenCalled();
    store.setState(({ ui }) => ({ ui: { ...ui, toolId: "trash" } }));
    store.setState({ save: { ...UNSAVED, status: "saving" } });
    expect(view.told).toHaveBeenCalledTimes(2);
    expect(view.see()).toBe("saving");
  });

  it("uses a new selector at once, and keeps following for the shown one if React discards the new", () => {
    const store = newStore();
    const view = viewOf(calmOf(store), ({ save }): string => save.status);
    expect(view.look.select(({ ui }) => ui.toolId)).toBe("pointer");
    store.setState({ save: UNSAVED });
    expect(view.told).toHaveBeenCalledOnce();
    expect(view.see()).toBe("unsaved");
  });

  it("keeps its result as long as an equal one is selected", () => {
    const store = newStore();
    const view = viewOf(calmOf(store), ({ ui }) => [ui.toolId]);
    const before = view.see();
    store.setState(({ ui }) => ({ ui: { ...ui, toolStays: true } }));
    expect(view.see()).toBe(before);
    store.setState(({ ui }) => ({ ui: { ...ui, toolId: "trash" } }));
    expect(view.see()).toEqual(["trash"]);
  });

  it("is not notified after it was removed, and again when it is back", () => {
    const store = newStore();
    const view = viewOf(calmOf(store), ({ save }) => save.status);
    view.end();
    store.setState({ save: UNSAVED });
    expect(view.told).not.toHaveBeenCalled();
    expect(view.see()).toBe("unsaved");
    view.look.follow(view.told);
    store.setState({ save: { ...UNSAVED, status: "saved" } });
    expect(view.told).toHaveBeenCalledOnce();
  });
});

describe("a view of the preview", () => {
  it("is notified only of what it reads, which is empty after the gesture", () => {
    const store = newStore();
    const view = viewOf(
      new PartStore<DragPreview>(store, ({ preview }) => preview ?? NOTHING_SHOWN),
      (preview) => preview.value,
    );
    store.setState({ preview: NOTHING_SHOWN });
    store.setState({ preview: { ...NOTHING_SHOWN, draggedRow: 1 } });
    expect(view.told).not.toHaveBeenCalled();
    store.setState({ preview: { ...NOTHING_SHOWN, value: VALUE, draggedRow: 1 } });
    expect(view.see()).toBe(VALUE);
    store.setState({ preview: null });
    expect(view.see()).toBeNull();
    expect(view.told).toHaveBeenCalledTimes(2);
  });
});
