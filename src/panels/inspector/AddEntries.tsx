import { ClipboardPaste, Dices, Flag, Keyboard, ListTree, MousePointerClick, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import styles from "./AddEntries.module.css";
import { pasteRule } from "./ruleClipboard.ts";

/** What can be added to the rules of a character, each with a picture in the color of the block it makes and a line about it. */
export function AddEntries({ characterId }: { readonly characterId: Id }) {
  const editor = useEditor();
  const chosen = useSelectedActor();
  const copied = useEditorState(({ ui }) => ui.ruleClip !== null);
  const record = () =>
    chosen ? editor.recording.onActor(chosen.actor.id) : editor.recording.forCharacter(characterId);
  return (
    <>
      <Entry
        tone="rule"
        picture={<img src="/ui/tools/record.png" alt="" width={26} height={26} />}
        hint="You show it, I do it."
        onSelect={record}
      >
        Add New Rule
      </Entry>
      <Entry
        tone="flow"
        picture={<ListTree size={SIZE} aria-hidden="true" />}
        hint="Keeps rules together."
        onSelect={() => editor.rules.addFlow(characterId)}
      >
        Add Flow Container
      </Entry>
      <Entry
        tone="event"
        picture={<Keyboard size={SIZE} aria-hidden="true" />}
        hint="You choose the key."
        onSelect={() => editor.openModal({ id: "keyPicker", characterId, containerId: null })}
      >
        When a Key is Pressed...
      </Entry>
      <Entry
        tone="event"
        picture={<MousePointerClick size={SIZE} aria-hidden="true" />}
        hint="A click or tap on me."
        onSelect={() => editor.rules.addClickEvent(characterId)}
      >
        When I'm Clicked...
      </Entry>
      <Entry
        tone="event"
        picture={<Timer size={SIZE} aria-hidden="true" />}
        hint="Again and again, like a clock."
        onSelect={() => editor.rules.addTimerEvent(characterId)}
      >
        Every few turns
      </Entry>
      <Entry
        tone="event"
        picture={<Flag size={SIZE} aria-hidden="true" />}
        hint="Once, in the first turn."
        onSelect={() => editor.rules.addStartEvent(characterId)}
      >
        When the level starts
      </Entry>
      <Entry
        tone="flow"
        picture={<Dices size={SIZE} aria-hidden="true" />}
        hint="Sometimes yes, sometimes no."
        onSelect={() => editor.rules.addFlow(characterId, { behavior: "chance" })}
      >
        By luck
      </Entry>
      {copied && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<ClipboardPaste size={SIZE} aria-hidden="true" />}
            onSelect={() => void pasteRule(editor, characterId, null)}
          >
            Paste
          </MenuItem>
        </>
      )}
    </>
  );
}

const SIZE = 22;

interface EntryProps {
  /** The kind of block that it makes, whose color it has. */
  readonly tone: "rule" | "event" | "flow";
  readonly picture: ReactNode;
  readonly hint: string;
  readonly onSelect: () => void;
  readonly children: string;
}

function Entry({ tone, picture, hint, onSelect, children }: EntryProps) {
  const icon = (
    <span className={styles.picture} data-tone={tone}>
      {picture}
    </span>
  );
  return (
    <MenuItem tone={tone} icon={icon} hint={hint} onSelect={onSelect}>
      {children}
    </MenuItem>
  );
}
