import type { Character } from "../../../engine/index.ts";
import type { SelectedActor } from "../../selection/useSelectedActor.ts";
import { AppearanceBox } from "./AppearanceBox.tsx";
import { CharacterVariableBox } from "./CharacterVariableBox.tsx";
import { DirectionBox } from "./DirectionBox.tsx";
import type { Naming } from "./Naming.ts";
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
        {character.name} <small>{chosen ? placeWords(chosen) : "the defaults of every one"}</small>
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

const PICTURES = { stage: "", before: ", before", after: ", after" } as const;

function placeWords({ view, actor }: SelectedActor): string {
  const { x, y } = actor.position;
  return `at ${x + 1} across, ${y + 1} down${PICTURES[view]}`;
}
