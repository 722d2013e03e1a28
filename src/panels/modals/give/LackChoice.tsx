import { Hash, Plus } from "lucide-react";
import { useId } from "react";
import { type Character, type Id, own } from "../../../engine/index.ts";
import { ActorPicture } from "../../../pictures/ActorPicture.tsx";
import type { Lack } from "../../../recording/namedParts.ts";
import styles from "./GiveRuleDialog.module.css";
import { PictureTile } from "./PictureTile.tsx";

const PICTURE = 48;

export interface LackChoiceProps {
  readonly lack: Lack;
  readonly giver: Character;
  readonly receiver: Character;
  /** A look or number of the receiver; null: it gets one like the giver's. */
  readonly chosen: Id | null;
  readonly onChoose: (part: Id | null) => void;
}

/** Which of its looks or numbers the receiver uses in place of one of the giver's, or a new one. */
export function LackChoice({ lack, giver, receiver, chosen, onChoose }: LackChoiceProps) {
  const group = useId();
  const isLook = lack.kind === "look";
  const question = isLook ? `Which look is ‘${lack.name}’?` : `Which number is ‘${lack.name}’?`;
  const given = isLook ? <ActorPicture character={giver} appearanceId={lack.id} size={PICTURE} /> : <NumberSign />;
  const choices = isLook
    ? Object.keys(receiver.spritesheet.appearances).map((id) => ({
        id,
        label: own(receiver.spritesheet.appearanceNames, id) ?? "Untitled",
        picture: <ActorPicture character={receiver} appearanceId={id} size={PICTURE} />,
      }))
    : Object.values(receiver.variables).map(({ id, name }) => ({ id, label: name, picture: <NumberSign /> }));
  return (
    <fieldset className={styles.lack}>
      <legend className={styles.question}>
        {isLook && <ActorPicture character={giver} appearanceId={lack.id} size={28} />}
        {question}
      </legend>
      <div className={styles.tiles}>
        {choices.map(({ id, label, picture }) => (
          <PictureTile
            key={id}
            group={group}
            label={label}
            picture={picture}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
          />
        ))}
        <PictureTile
          group={group}
          label={`Make ‘${lack.name}’`}
          picture={
            <span className={styles.made}>
              {given}
              <span className={styles.plus}>
                <Plus size={16} strokeWidth={4} aria-hidden="true" />
              </span>
            </span>
          }
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
      </div>
    </fieldset>
  );
}

function NumberSign() {
  return (
    <span className={styles.number}>
      <Hash size={26} aria-hidden="true" />
    </span>
  );
}
