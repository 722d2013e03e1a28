import { defaultAppearance, type Id } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { KindFan } from "../../pictures/KindFan.tsx";
import { membersOf } from "../../recording/kindred.ts";
import { kindTitle } from "../../recording/kindWords.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { PictureChoices } from "./PictureChoices.tsx";

export interface GroupChoiceProps {
  readonly name: string;
  /** The id of a character or kind. */
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

const PICTURE = 34;

/** Whom a check is about, chosen by picture: one of the kinds made before, or a character. A kind that has nobody left has no picture. */
export function GroupChoice({ name, chosen, onChoose }: GroupChoiceProps) {
  const game = useGameContext();
  const kinds = Object.values(game.kinds ?? {}).flatMap((kind) => {
    const members = membersOf(kind, game);
    if (members.length === 0) return [];
    return {
      value: kind.id,
      label: kindTitle(kind, game),
      picture: <KindFan members={members} game={game} size={PICTURE} />,
    };
  });
  const characters = Object.values(game.characters).map((character) => ({
    value: character.id,
    label: character.name,
    picture: <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={PICTURE} />,
  }));
  return <PictureChoices name={name} choices={[...kinds, ...characters]} chosen={chosen} onChoose={onChoose} />;
}
