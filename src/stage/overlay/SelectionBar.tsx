import {
  CircleQuestionMark,
  ClipboardCopy,
  ClipboardPaste,
  Ellipsis,
  Scissors,
  SquareDashedMousePointer,
} from "lucide-react";
import { memo, type RefObject, useLayoutEffect, useRef } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type EditorState, selectedIn } from "../../editor/index.ts";
import { currentStage, own } from "../../engine/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { BAR_SIZE } from "../view/stageRoom.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import { ActorWork, Captioned, goToStage, Work } from "./ActorWork.tsx";
import { barPlace } from "./overlayPlaces.ts";
import styles from "./SelectionBar.module.css";

/** A bar with buttons for the selected actors, for use without a keyboard. */
export function SelectionBar({ facts }: { readonly facts: ViewFacts }) {
  const ui = useEditorState((state) => state.ui);
  // Depends on the document, because an edit may move actors without changing anything else here.
  const { side, start } = useEditorState(({ ui, document }) => {
    const [first = ""] = selectedIn(ui, "stage");
    return barPlace(facts, currentStage(document.world)?.actors[first]?.position);
  });
  const bar = useRef<HTMLFieldSetElement>(null);
  const selected = selectedIn(ui, "stage");
  const onlyAsks = useEditorState(isOfPast);
  const isOffered = selected.length > 0 || (ui.clip !== null && ui.toolId === "pointer" && !onlyAsks);
  useBusyMark(bar, isOffered);
  if (!isOffered) return null;
  return (
    <fieldset
      ref={bar}
      className={styles.bar}
      data-place={side}
      data-over={start === null}
      style={start === null ? {} : side === "under" ? { top: start } : { left: besideStage(start) }}
      data-selection-bar
      aria-label="Selected characters"
    >
      {onlyAsks ? (
        <WhyButton />
      ) : (
        <BarButtons isForActors={selected.length > 0} takesSeveral={ui.selectsSeveral} canPaste={ui.clip !== null} />
      )}
      <output className={styles.count}>
        {selected.length > 1 && (
          <>
            {selected.length} <span className={styles.counted}>characters</span>
          </>
        )}
      </output>
    </fieldset>
  );
}

/** Whether only Why? can be asked: the past is shown, or the selected actor was picked in the past and is gone by now. */
function isOfPast({ ui, document }: Pick<EditorState, "ui" | "document">): boolean {
  const actors = currentStage(document.world)?.actors ?? {};
  return ui.past !== null || selectedIn(ui, "stage").some((id) => !own(actors, id));
}

/** Never covered by the panel at the right of the stage. */
function besideStage(start: number): string {
  return `min(${start}px, 100% - var(--covered, 0px) - ${BAR_SIZE}px)`;
}

/** Marks the bar as inactive during a gesture, without React: rendering would delay the drag. */
function useBusyMark(bar: RefObject<HTMLFieldSetElement | null>, isShown: boolean): void {
  const { store } = useEditor();
  useLayoutEffect(() => {
    if (!isShown) return;
    const mark = () => bar.current?.setAttribute("data-busy", String(store.getState().preview !== null));
    mark();
    return store.subscribe(({ preview }, before) => {
      if ((preview === null) !== (before.preview === null)) mark();
    });
  }, [bar, isShown, store]);
}

interface BarButtonsProps {
  readonly isForActors: boolean;
  readonly takesSeveral: boolean;
  readonly canPaste: boolean;
}

/** Rendered once: only its position follows the actors. */
const BarButtons = memo(function BarButtons({ isForActors, takesSeveral, canPaste }: BarButtonsProps) {
  if (!isForActors) return <Paste />;
  return (
    <>
      <WhyButton />
      <SelectSeveral on={takesSeveral} />
      <ActorWork />
      <MoreWork canPaste={canPaste} />
    </>
  );
});

/** Asks the selected actor why it did what it did in the turn that is shown; in the beginning, in the first one. */
function WhyButton() {
  const { ui, film } = useEditor();
  const hasPlayed = useEditorState(({ playback }) => !playback.running && playback.turns > 0);
  const shown = useEditorState(({ playback, ui: { past } }) => past ?? playback.turns);
  const actorId = useEditorState((state) => (state.ui.alsoSelectedIds.length > 0 ? null : state.ui.selectedActorId));
  if (!hasPlayed || !film || actorId === null) return null;
  const turn = film.turnToAsk(shown);
  return (
    <button type="button" className={styles.why} aria-keyshortcuts="W" onClick={() => ui.ask({ actorId, turn })}>
      <CircleQuestionMark size={20} aria-hidden="true" />
      Why?
    </button>
  );
}

/** The touch equivalent of Shift. */
function SelectSeveral({ on }: { readonly on: boolean }) {
  const { selection } = useEditor();
  return (
    <IconButton
      icon={<Captioned icon={<SquareDashedMousePointer size={20} aria-hidden="true" />}>Several</Captioned>}
      name="Select several"
      shortcut="Shift"
      pressed={on}
      tooltipSide="left"
      onClick={() => selection.selectSeveral(!on)}
    />
  );
}

/** A copied actor can be pasted while nothing is selected. */
function Paste() {
  const { clipboard } = useEditor();
  return (
    <Work
      name="Paste"
      shortcut="Ctrl+V"
      icon={<ClipboardPaste size={20} aria-hidden="true" />}
      onPress={() => clipboard.paste()}
    />
  );
}

/** What is seldom done by its buttons: the clipboard, which leads to other stages. */
function MoreWork({ canPaste }: { readonly canPaste: boolean }) {
  const { clipboard } = useEditor();
  const cut = () => {
    goToStage("stage");
    clipboard.cut();
  };
  const trigger = (
    <IconButton
      icon={<Captioned icon={<Ellipsis size={20} aria-hidden="true" />}>More</Captioned>}
      name="More"
      tooltipSide="left"
    />
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<ClipboardCopy size={20} aria-hidden="true" />} onSelect={() => clipboard.copy()}>
        Copy to paste
      </MenuItem>
      <MenuItem icon={<Scissors size={20} aria-hidden="true" />} onSelect={cut}>
        Cut
      </MenuItem>
      {canPaste && (
        <MenuItem icon={<ClipboardPaste size={20} aria-hidden="true" />} onSelect={() => clipboard.paste()}>
          Paste
        </MenuItem>
      )}
    </Menu>
  );
}
