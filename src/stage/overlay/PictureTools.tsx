import { CopyPlus, Ellipsis, Hand, RotateCw, Trash2, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { selectedIn, type ViewId } from "../../editor/index.ts";
import { IconButton, type IconButtonProps } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { nameOfActor } from "../input/actorNames.ts";
import { goToStage, pickUpSelected } from "./ActorWork.tsx";
import styles from "./PictureTools.module.css";
import { StackBadges } from "./StackBadges.tsx";
import type { StageToolsProps } from "./StageTools.tsx";
import { WatchButton } from "./WatchButton.tsx";

const WhoPopover = lazy(async () => ({ default: (await import("./who/WhoPopover.tsx")).WhoPopover }));

/** On the rim of the picture before: who shares a square, and what can be done with the selected actor. */
export function BeforeTools(props: StageToolsProps) {
  return (
    <>
      <div className={styles.head}>
        <StackBadges {...props} />
        <SelectedMenu view={props.view} />
      </div>
      <WhoQuestion {...props} />
    </>
  );
}

/** "Who may be here?", asked of somebody in the picture before. */
function WhoQuestion({ facts, view }: StageToolsProps) {
  const editor = useEditor();
  const asked = useEditorState(({ ui }) => ui.whoActorId);
  const actor = asked === null ? undefined : editor.actor(view, asked);
  if (!actor) return null;
  return (
    <Suspense>
      <WhoPopover key={actor.id} actor={actor} facts={facts} />
    </Suspense>
  );
}

/** On the rim of the picture after: the same, as buttons where there is room, and the one that plays the rule. */
export function AfterTools(props: StageToolsProps) {
  const { move } = workOn(useEditor(), "after");
  const hint = useReasonForNothing();
  return (
    <>
      <div className={styles.head}>
        <StackBadges {...props} />
        <div className={styles.narrowOnly}>
          <SelectedMenu view="after" />
        </div>
      </div>
      <SelectedWork />
      <div className={`${styles.foot} ${styles.right}`}>
        <div className={styles.wideOnly}>
          <Work {...move} hint={hint} disabled={hint !== undefined} />
        </div>
        <WatchButton stageView={props.stageView} />
      </div>
    </>
  );
}

/** What can be done in the picture after with the selected actor, and without one. */
export function SelectedWork() {
  const { turn, copy, remove } = workOn(useEditor(), "after");
  const hint = useReasonForNothing();
  return (
    <fieldset
      className={`${styles.foot} ${styles.left} ${styles.wideOnly}`}
      aria-label="Selected character in the After picture"
    >
      <Work {...turn} hint={hint} disabled={hint !== undefined} />
      <Work {...copy} hint={hint} disabled={hint !== undefined} />
      {hint ? <TakeTrash {...remove} /> : <Work {...remove} />}
    </fieldset>
  );
}

/** Why nothing can be done in the picture after right now; undefined if it can. */
function useReasonForNothing(): string | undefined {
  return useEditorState(({ ui }) => (selectedIn(ui, "after").length > 0 ? undefined : NOBODY_CHOSEN));
}

const NOBODY_CHOSEN = "Pick a character in the After picture first.";

interface ActorWorkItem {
  readonly name: string;
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

/** What can be done with the selected actor without dragging. */
function workOn(editor: Editor, view: ViewId): Record<"move" | "turn" | "copy" | "remove", ActorWorkItem> {
  const { selection, clipboard } = editor;
  return {
    move: {
      name: "Move",
      shortcut: "Space",
      icon: <Hand size={20} strokeWidth={2.3} aria-hidden="true" />,
      onPress: () => {
        goToStage(view);
        pickUpSelected(editor, view);
      },
    },
    turn: {
      name: "Turn",
      icon: <RotateCw size={20} strokeWidth={2.3} aria-hidden="true" />,
      onPress: () => selection.turn(),
    },
    copy: {
      name: "Copy",
      shortcut: "Ctrl+D",
      icon: <CopyPlus size={20} strokeWidth={2.3} aria-hidden="true" />,
      onPress: () => clipboard.duplicate(),
    },
    remove: {
      name: "Take away",
      shortcut: "Del",
      icon: <Trash2 size={20} strokeWidth={2.3} aria-hidden="true" />,
      onPress: () => {
        goToStage(view);
        selection.remove();
      },
    },
  };
}

/** Without a selected actor, the Trash tool is taken, which removes whoever is pressed next. */
function TakeTrash({ name, icon }: ActorWorkItem) {
  const { toolbox } = useEditor();
  const inHand = useEditorState(({ ui }) => ui.toolId === "trash");
  const take = () => {
    toolbox.chooseTool("trash");
    goToStage("after");
  };
  return <Work name={name} icon={icon} hint="Then press who should go." pressed={inHand} onPress={take} />;
}

type WorkProps = ActorWorkItem & Pick<IconButtonProps, "hint" | "pressed" | "disabled">;

function Work({ icon, onPress, ...button }: WorkProps) {
  return (
    <IconButton
      {...button}
      icon={
        <span className={styles.captioned}>
          {icon}
          <span className={styles.caption}>{button.name}</span>
        </span>
      }
      tooltipSide="bottom"
      onClick={onPress}
    />
  );
}

/** For the picture before, which has the tools for the whole picture at its foot, and for small mats. */
function SelectedMenu({ view }: { readonly view: ViewId }) {
  const editor = useEditor();
  const selected = useEditorState(({ ui }) => selectedIn(ui, view)[0]);
  const characters = useEditorState((state) => state.document.characters);
  const actor = selected === undefined ? undefined : editor.actor(view, selected);
  if (!actor) return null;
  const { move, turn, copy, remove } = workOn(editor, view);
  const asks = view === "before" && editor.recording.kinds.canAsk(actor.id);
  const trigger = (
    <IconButton
      icon={<Ellipsis size={22} aria-hidden="true" />}
      name={`More for ${nameOfActor(actor, characters)}`}
      tooltipSide="bottom"
    />
  );
  return (
    <Menu trigger={trigger} align="end">
      {[move, turn, copy, remove].map(({ name, icon, onPress }) => (
        <MenuItem key={name} icon={icon} onSelect={onPress}>
          {name}
        </MenuItem>
      ))}
      {asks && (
        <MenuItem
          icon={<Users size={20} strokeWidth={2.3} aria-hidden="true" />}
          onSelect={() => editor.recording.kinds.ask(actor.id)}
        >
          Who may be here?
        </MenuItem>
      )}
    </Menu>
  );
}
