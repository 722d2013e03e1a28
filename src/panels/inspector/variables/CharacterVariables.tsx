import type { ReactNode } from "react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import type { Target } from "../../../editor/index.ts";
import {
  APPEARANCE_VARIABLE,
  type Character,
  TRANSFORM_LABELS,
  TRANSFORM_VARIABLE,
  TRANSFORMS,
  transformOf,
} from "../../../engine/index.ts";
import { ActorPicture } from "../../../pictures/ActorPicture.tsx";
import { Menu } from "../../../widgets/Menu.tsx";
import { MenuChoices } from "../../../widgets/MenuItems.tsx";
import { ValueGrip } from "../../recording/ValueGrip.tsx";
import type { SelectedActor } from "../../selection/useSelectedActor.ts";
import { CharacterVariableBox } from "./CharacterVariableBox.tsx";
import type { Naming } from "./VariableBox.tsx";
import styles from "./Variables.module.css";

export interface CharacterVariablesProps {
  readonly character: Character;
  /** If null, the defaults are shown. */
  readonly chosen: SelectedActor | null;
  readonly naming: Naming;
}

/** The variables of a character: those of the chosen actor, or the defaults. */
export function CharacterVariables({ character, chosen, naming }: CharacterVariablesProps) {
  const variables = Object.values(character.variables);
  return (
    <section className={styles.section} aria-label={`Variables of ${character.name}`}>
      <h2 className={styles.heading}>
        {chosen ? character.name : `Every new ${character.name} starts with`}{" "}
        {chosen && <small>{placeWords(chosen)}</small>}
      </h2>
      <ul className={styles.boxes}>
        {chosen && <AppearanceBox character={character} chosen={chosen} />}
        {chosen && <DirectionBox character={character} chosen={chosen} />}
        {variables.map((variable) => (
          <CharacterVariableBox
            key={`${chosen?.view} ${chosen?.actor.id} ${variable.id}`}
            character={character}
            variable={variable}
            chosen={chosen}
            naming={naming}
          />
        ))}
      </ul>
      {variables.length === 0 && <p className={styles.none}>No variables defined for this sprite</p>}
    </section>
  );
}

const PICTURES = { stage: "", before: " in the Before picture", after: " in the After picture" } as const;

function placeWords({ view, actor }: SelectedActor): string {
  const { x, y } = actor.position;
  return `column ${x + 1}, row ${y + 1}${PICTURES[view]}`;
}

interface ActorBoxProps {
  readonly character: Character;
  readonly chosen: SelectedActor;
}

/** The appearance of the chosen actor, out of those of its character. */
function AppearanceBox({ character, chosen: { view, actor } }: ActorBoxProps) {
  const editor = useEditor();
  const { appearances, appearanceNames } = character.spritesheet;
  const choices = Object.keys(appearances).map((id) => ({
    value: id,
    label: appearanceNames[id] ?? "Untitled",
    picture: <ActorPicture character={character} appearanceId={id} size={32} />,
  }));
  return (
    <PictureChoiceBox
      title="Look"
      target={{ kind: "variable", characterId: character.id, variableId: APPEARANCE_VARIABLE }}
      choices={choices}
      chosen={actor.appearance}
      onChoose={(appearanceId) => editor.actors.setAppearance(view, actor.id, appearanceId)}
    />
  );
}

/** The direction of the chosen actor: one of six turns and flips. */
function DirectionBox({ character, chosen: { view, actor } }: ActorBoxProps) {
  const editor = useEditor();
  const choices = TRANSFORMS.map((transform) => ({
    value: transform,
    label: TRANSFORM_LABELS[transform],
    picture: <ActorPicture character={character} appearanceId={actor.appearance} transform={transform} size={32} />,
  }));
  return (
    <PictureChoiceBox
      title="Facing"
      target={{ kind: "variable", characterId: character.id, variableId: TRANSFORM_VARIABLE }}
      choices={choices}
      chosen={transformOf(actor)}
      onChoose={(transform) => editor.actors.setTransform(view, actor.id, transform)}
    />
  );
}

interface PictureChoiceBoxProps<Value extends string> {
  readonly title: string;
  readonly target: Target;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly picture: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice by picture: the current appearance or direction opens a menu of all of them. */
function PictureChoiceBox<Value extends string>({
  title,
  target,
  choices,
  chosen,
  onChoose,
}: PictureChoiceBoxProps<Value>) {
  const disabled = useEditorState((state) => state.ui.toolId !== "pointer");
  const now = choices.find(({ value }) => value === chosen);
  const label = now?.label ?? "Gone";
  const trigger = (
    <button type="button" className={styles.look} aria-label={`${title}: ${label}`} disabled={disabled}>
      {now?.picture}
      <span>{label}</span>
    </button>
  );
  return (
    <li className={styles.box} data-own="true">
      <span className={styles.title}>
        <ValueGrip target={target} />
        {title}
      </span>
      <Menu trigger={trigger} disabled={disabled}>
        <MenuChoices choices={choices} chosen={chosen} onChoose={onChoose} />
      </Menu>
    </li>
  );
}
