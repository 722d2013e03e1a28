import type { ReactNode } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, defaultAppearance, own, type Stage, stagesInOrder, TRANSFORMS } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { DIRECTION_CHOICES } from "../../recording/directionWords.ts";
import type { ValueKind } from "../../recording/index.ts";

export interface ConstantChoice {
  readonly value: string;
  readonly label: string;
  readonly picture?: ReactNode;
  /** Where a direction points, if an arrow can say it. */
  readonly arrow?: string | undefined;
}

const PICTURE = 34;

/** The choices of a constant: appearances of a character, directions or stages. Empty for a typed value. */
export function useConstantChoices(kind: ValueKind): ConstantChoice[] {
  const main = useEditorState((state) => state.recording?.characterId ?? "");
  const characterId = kind.kind === "appearance" ? kind.characterId : main;
  const character = useEditorState(({ document }) => own(document.characters, characterId));
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  switch (kind.kind) {
    case "appearance":
      return character ? appearanceChoices(character) : [];
    case "direction":
      return character ? directionChoices(character) : [];
    case "stage":
      return stages.map(stageChoice);
    case "text":
      return [];
  }
}

function appearanceChoices(character: Character): ConstantChoice[] {
  const { appearances, appearanceNames } = character.spritesheet;
  return Object.keys(appearances).map((id) => ({
    value: id,
    label: appearanceNames[id] ?? "Untitled",
    picture: <ActorPicture character={character} appearanceId={id} size={PICTURE} />,
  }));
}

const ARROW = /^[←↑→↓]/;

function directionChoices(character: Character): ConstantChoice[] {
  const appearanceId = defaultAppearance(character);
  return TRANSFORMS.map((transform) => ({
    value: transform,
    label: DIRECTION_CHOICES[transform],
    arrow: ARROW.exec(DIRECTION_CHOICES[transform])?.[0],
    picture: <ActorPicture character={character} appearanceId={appearanceId} transform={transform} size={PICTURE} />,
  }));
}

function stageChoice({ id, name }: Stage): ConstantChoice {
  return { value: id, label: name || "Untitled Stage" };
}
