import { Hand, Map as MapIcon, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { redoLabel, type ToolId, undoLabel } from "../../editor/index.ts";
import { currentStage } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { InlineText } from "../../widgets/InlineText.tsx";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { MuteSwitch } from "../controls/MuteSwitch.tsx";
import { usePress } from "../hints/usePress.ts";
import { MainMenu, type MainMenuProps } from "./MainMenu.tsx";
import { SafetyLink, type WayToSafety } from "./SafetyLink.tsx";
import { SaveMark, type StoragePlace } from "./SaveMark.tsx";
import { shownWorldName, UNTITLED } from "./shownWorldName.ts";
import styles from "./Toolbar.module.css";
import { TOOLBAR_TOOLS, type ToolOfToolbar } from "./toolList.ts";

import { useEditorKeys } from "./useEditorKeys.ts";

export interface ToolbarProps extends MainMenuProps {
  readonly storedIn?: StoragePlace;
  /** For a game that is not in an account. */
  readonly safety?: WayToSafety;
  /** Before the name of the stage: what a child in a class presses. */
  readonly classButton?: ReactNode;
  /** Opens the inspector in layouts that show it as a sheet. */
  readonly sheetButton?: ReactNode;
}

/** The top row of the editor: menu, name and save state; tools and undo; the name of the stage. */
export function Toolbar({ storedIn = "account", safety, classButton, sheetButton, ...menu }: ToolbarProps) {
  useEditorKeys(useEditor());
  return (
    <header className={styles.toolbar} data-crowded={safety !== undefined}>
      <div className={styles.left}>
        <MainMenu {...menu} />
        <WorldName />
        <SaveMark storedIn={storedIn} />
        {safety && <SafetyLink {...safety} />}
      </div>
      <div ref={rovingFocus} className={styles.middle} role="toolbar" aria-label="Tools and undo">
        <ToolButtons />
        <UndoButtons />
      </div>
      <div className={styles.right}>
        {classButton}
        <MuteSwitch />
        <StageName />
        {sheetButton}
      </div>
      <PickedUpBar />
    </header>
  );
}

/** The name of the game, editable in place. */
function WorldName() {
  const editor = useEditor();
  const name = useEditorState((state) => state.document.world.metadata.name);
  return (
    <h1 className={styles.worldName}>
      <InlineText
        name="Name of the game"
        value={shownWorldName(name)}
        emptyValue={UNTITLED}
        onCommit={(text) => editor.renameWorld(text)}
      />
    </h1>
  );
}

/** The tools of the toolbar. The current one stays pressed, and a second press returns to the pointer. */
function ToolButtons() {
  const currentTool = useEditorState((state) => state.ui.toolId);
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <fieldset className={styles.tools} aria-label="Tools">
      {TOOLBAR_TOOLS.map((tool) => (
        <ToolButton
          key={tool.id}
          tool={tool}
          currentTool={currentTool}
          isRecording={recording && tool.id === "record"}
        />
      ))}
    </fieldset>
  );
}

interface ToolButtonProps {
  readonly tool: ToolOfToolbar;
  readonly currentTool: ToolId;
  /** Whether it is the Record tool while a rule is being recorded: it cannot be chosen then, and marks the mode. */
  readonly isRecording: boolean;
}

function ToolButton({ tool, currentTool, isRecording }: ToolButtonProps) {
  const editor = useEditor();
  const isCurrent = tool.id === currentTool;
  const name = isRecording ? "Recording" : tool.name;
  return (
    <Tooltip text={name} shortcut={tool.shortcut}>
      <button
        type="button"
        className={styles.tool}
        aria-label={name}
        aria-pressed={isCurrent}
        aria-keyshortcuts={tool.shortcut}
        data-recording={isRecording || undefined}
        disabled={isRecording}
        onClick={() => chooseTool(editor, tool.id)}
      >
        <img src={tool.picture} alt="" width={32} height={32} draggable={false} />
        <span className={styles.word}>{name}</span>
      </button>
    </Tooltip>
  );
}

/** A finger cannot hold Shift, and one stamp is seldom enough: under fingers the stamp stays in hand until it is put down. */
function chooseTool(editor: Editor, tool: ToolId): void {
  editor.toolbox.chooseTool(tool);
  const isInHand = editor.store.getState().ui.toolId === tool;
  if (tool === "stamp" && isInHand && isTouchScreen()) editor.ui.lockTool(true);
}

/** Created once, because every edit renders the buttons with other names. */
const UNDO = <Undo2 size={24} aria-hidden="true" />;
const REDO = <Redo2 size={24} aria-hidden="true" />;

/** Undo and redo, each naming its edit. */
function UndoButtons() {
  const editor = useEditor();
  const undoes = useEditorState(undoLabel);
  const redoes = useEditorState(redoLabel);
  return (
    <div className={styles.group}>
      <IconButton
        icon={UNDO}
        name={named("Undo", undoes)}
        shortcut="Ctrl+Z"
        disabled={undoes === null}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon={REDO}
        name={named("Redo", redoes)}
        shortcut="Ctrl+Y"
        disabled={redoes === null}
        onClick={() => editor.redo()}
      />
    </div>
  );
}

function named(verb: string, label: string | null): string {
  return label === null ? verb : `${verb}: ${label}`;
}

/**
 * Says that something is picked up and waits for a tap, and can put it back. It covers the toolbar's tools, which are of no use meanwhile.
 */
function PickedUpBar() {
  const editor = useEditor();
  const carries = useEditorState((state) => state.ui.carries);
  const press = usePress();
  return (
    <div className={styles.pickedUp} role="status">
      {carries !== null && (
        <div className={styles.pickedUpBar}>
          <Hand size={20} aria-hidden="true" />
          <p>
            {press} where {carries} should go<span className={styles.withKeys}>, or press Enter there</span>.
          </p>
          <Button size="small" onClick={() => editor.toolbox.interrupt()}>
            Put it back
          </Button>
        </div>
      )}
    </div>
  );
}

/** Names the shown stage and opens the list of stages. */
export function StageName() {
  const editor = useEditor();
  const name = useEditorState((state) => currentStage(state.document.world)?.name) || "Untitled Stage";
  // A recording cannot switch stages.
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <Tooltip text="Levels of this game">
      <button
        type="button"
        className={styles.stageName}
        aria-label={`Levels: ${name}`}
        aria-haspopup="dialog"
        disabled={recording}
        onClick={() => editor.openModal({ id: "stages" })}
      >
        <MapIcon size={18} aria-hidden="true" />
        <span>{name}</span>
      </button>
    </Tooltip>
  );
}
