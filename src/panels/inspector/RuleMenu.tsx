import {
  ArrowDown,
  ArrowUp,
  Clapperboard,
  Copy,
  CopyPlus,
  CornerDownRight,
  CornerUpLeft,
  Ellipsis,
  Gift,
  Move,
  PencilLine,
  Power,
  PowerOff,
  Rocket,
  StickyNote,
  Trash2,
  Unlink2,
} from "lucide-react";
import type { ReactNode } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { RuleTarget } from "../../editor/index.ts";
import { canGoOtherWays } from "../../engine/derive/index.ts";
import { isContainer, isResting, isSwitchedOn, own, type RuleNode } from "../../engine/index.ts";
import { flightOf } from "../../recording/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuHeading, MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { PickUpItem } from "../input/PickUpItem.tsx";
import { BlockEntries } from "./BlockEntries.tsx";
import { containerTitle } from "./containerTitle.ts";
import { clipRule } from "./ruleClipboard.ts";
import { useCharacterId, useTabStop } from "./ruleContexts.ts";
import { focusRule, focusWaysDone } from "./ruleFocus.ts";
import { movesOf } from "./rulePlaces.ts";
import { useRuleDeletion } from "./useRuleDeletion.ts";

export interface RuleMenuProps {
  readonly node: RuleNode;
  readonly name: string;
  /** Opens the name for editing; undefined if the node has no name of its own. */
  readonly onRename: (() => void) | undefined;
  /** Opens the note for editing. */
  readonly onNote: () => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Everything that can be done with a rule or container in one tap: the alternative to double-click, drag and the trash tool. */
export function RuleMenu(props: RuleMenuProps) {
  const stop = useTabStop(props.node.id);
  const trigger = (
    <IconButton
      icon={<Ellipsis size={18} aria-hidden="true" />}
      name={`More: ${props.name}`}
      size="small"
      tooltipSide="left"
      {...stop}
    />
  );
  return (
    <Menu trigger={trigger} side="left" open={props.open} onOpenChange={props.onOpenChange}>
      <OwnEntries {...props} />
      <RemarkEntries {...props} />
      <MenuSeparator />
      <MoveEntries {...props} />
      <MenuSeparator />
      <DeleteEntry node={props.node} />
    </Menu>
  );
}

function OwnEntries({ node, onRename }: RuleMenuProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const hasWays = useEditorState(({ document }) => node.type === "rule" && canGoOtherWays(node, document.characters));
  const shotName = useEditorState(({ document: { characters } }) => {
    const flight = node.type === "rule" ? flightOf(node, characters) : null;
    return (flight && own(characters, flight.characterId)?.name) ?? null;
  });
  const offerWays = () => {
    editor.ui.offerWays(node.id);
    // The button of the menu would get the focus, and scroll the offer out of the list.
    focusWaysDone(node.id);
  };
  return (
    <>
      {node.type === "rule" && (
        <MenuItem icon={icon(Clapperboard)} onSelect={() => editor.recording.again(characterId, node.id)}>
          Re-record
        </MenuItem>
      )}
      {hasWays && (
        <MenuItem icon={icon(Move)} onSelect={offerWays}>
          Also the other ways
        </MenuItem>
      )}
      {shotName !== null && (
        <MenuItem icon={icon(Rocket)} onSelect={() => editor.ui.offerFlight(node.id)}>
          Let {shotName} fly on
        </MenuItem>
      )}
      {node.type === "rule" && node.derived && (
        <MenuItem icon={icon(Unlink2)} onSelect={() => editor.rules.untie(characterId, node.id)}>
          Make this one different
        </MenuItem>
      )}
      {isContainer(node) && <BlockEntries container={node} />}
      {onRename && (
        <MenuItem icon={icon(PencilLine)} onSelect={onRename}>
          Rename
        </MenuItem>
      )}
      <MenuItem icon={icon(CopyPlus)} onSelect={() => editor.rules.duplicate(characterId, node.id)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={icon(Copy)} onSelect={() => void clipRule(editor, characterId, node.id)}>
        Copy
      </MenuItem>
      <MenuItem icon={icon(Gift)} onSelect={() => editor.openModal({ id: "giveRule", characterId, node, toId: null })}>
        Give it to...
      </MenuItem>
    </>
  );
}

/** Entries about the note and the switch. */
function RemarkEntries({ node, onNote }: RuleMenuProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const isOn = isSwitchedOn(node);
  return (
    <>
      <MenuItem icon={icon(StickyNote)} onSelect={onNote}>
        {node.note === undefined ? "Write a note" : "Change the note"}
      </MenuItem>
      {!isResting(node) && (
        <MenuItem
          icon={icon(isOn ? PowerOff : Power)}
          onSelect={() => editor.rules.switchOn(characterId, node.id, !isOn)}
        >
          {isOn ? "Switch off" : "Switch on"}
        </MenuItem>
      )}
    </>
  );
}

function MoveEntries({ node, name }: Pick<RuleMenuProps, "node" | "name">) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const rules = useEditorState(({ document }) => document.characters[characterId]?.rules ?? []);
  const moves = movesOf(characterId, rules, node.id);
  const to = (target: RuleTarget | null) => () => {
    if (!target) return;
    editor.rules.move(characterId, node.id, target);
    editor.ui.selectRule(node.id);
    focusRule(node.id);
  };
  return (
    <>
      <PickUpItem
        thing={{ kind: "rule", characterId, ruleId: node.id, place: "after" }}
        name={`‘${name}’`}
        onPickedUp={() => focusRule(node.id)}
      />
      <MenuItem icon={icon(ArrowUp)} disabled={!moves.up} onSelect={to(moves.up)}>
        Move up
      </MenuItem>
      <MenuItem icon={icon(ArrowDown)} disabled={!moves.down} onSelect={to(moves.down)}>
        Move down
      </MenuItem>
      {moves.out && (
        <MenuItem icon={icon(CornerUpLeft)} onSelect={to(moves.out)}>
          Move out
        </MenuItem>
      )}
      {moves.into.length > 0 && <MenuHeading>Move into</MenuHeading>}
      {moves.into.map(({ container, target }) => (
        <MenuItem
          key={container.id}
          tone={container.type === "group-event" ? "event" : "flow"}
          icon={icon(CornerDownRight)}
          onSelect={to(target)}
        >
          {containerTitle(container)}
        </MenuItem>
      ))}
    </>
  );
}

function DeleteEntry({ node }: { readonly node: RuleNode }) {
  const remove = useRuleDeletion(node.id);
  return (
    <MenuItem tone="danger" icon={icon(Trash2)} onSelect={remove}>
      Delete
    </MenuItem>
  );
}

function icon(Icon: typeof Trash2): ReactNode {
  return <Icon size={18} aria-hidden="true" />;
}
