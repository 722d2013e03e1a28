import { defaultAppearance, type Id } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import { PictureChoices } from "./PictureChoices.tsx";

export interface GroupChoiceProps {
  readonly name: string;
  /** The id of a character. */
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

const PICTURE = 34;

/** Whom a check is about, chosen by picture. */
export function GroupChoice({ name, chosen, onChoose }: GroupChoiceProps) {
  const { characters } = useGameContext();
  const choices = Object.values(characters).map((character) => ({
    value: character.id,
    label: character.name,
    picture: <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={PICTURE} />,
  }));
  return <PictureChoices name={name} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
