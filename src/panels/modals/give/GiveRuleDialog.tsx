import { Gift } from "lucide-react";
import { useId, useState } from "react";
import { RuleGifts } from "../../../editor/actions/RuleGifts.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import type { ModalState } from "../../../editor/index.ts";
import { type Character, type Characters, defaultAppearance, type Id, own } from "../../../engine/index.ts";
import { ActorPicture } from "../../../pictures/ActorPicture.tsx";
import type { StandIn } from "../../../recording/namedParts.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { Segmented } from "../../../widgets/Segmented.tsx";
import { containerTitle } from "../../inspector/containerTitle.ts";
import styles from "./GiveRuleDialog.module.css";
import { LackChoice } from "./LackChoice.tsx";
import { PictureTile } from "./PictureTile.tsx";

const WIDTH = 560;
const PICTURE = 48;
const WHEN = "When does it happen?";

export interface GiveRuleDialogProps {
  readonly gift: Extract<ModalState, { readonly id: "giveRule" }>;
  readonly onClose: () => void;
}

type Parts = Readonly<Record<Id, Id | null>>;

/** Who gets a rule or block, and what stands for the looks and numbers that this one lacks. */
export function GiveRuleDialog({ gift, onClose }: GiveRuleDialogProps) {
  const editor = useEditor();
  const characters = useEditorState(({ document }) => document.characters);
  const others = Object.values(characters).filter(({ id }) => id !== gift.characterId);
  const [toId, setToId] = useState(() => gift.toId ?? onlyOne(others));
  const [answers, setAnswers] = useState<Parts>({});
  const [chosenAlways, setAlways] = useState<boolean | null>(null);
  const gifts = new RuleGifts(editor);
  const standIn = toId === null ? null : gifts.standIn(gift.characterId, gift.node, toId);
  const place = toId === gift.toId ? gift.place : undefined;
  // A rule that is put between others happens when those do.
  const when = toId === null || place ? null : gifts.when(gift.characterId, gift.node, toId);
  const always = chosenAlways ?? when?.always ?? false;
  const what = gift.node.type === "rule" ? "rule" : "block";
  const give = () => {
    if (!standIn || toId === null) return;
    onClose();
    gifts.give({
      fromId: gift.characterId,
      toId,
      node: gift.node,
      parts: { ...standIn.stands, ...answered(standIn, answers) },
      place,
      always,
    });
  };
  const name = own(characters, toId ?? "")?.name;
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" disabled={!standIn} onClick={give}>
        <Gift size={20} aria-hidden="true" /> {name === undefined ? "Give it" : `Give it to ${name}`}
      </Button>
    </>
  );
  return (
    <Dialog open isStatic title={`Who gets this ${what}?`} width={WIDTH} onClose={onClose} footer={footer}>
      {others.length === 0 && <p className={styles.words}>Nobody else is here yet. Make another character first.</p>}
      <Receivers
        characters={others}
        chosenId={toId}
        onChoose={(id) => {
          setToId(id);
          setAnswers({});
          setAlways(null);
        }}
      />
      {when && (
        <div className={styles.lack}>
          <p className={styles.question} aria-hidden="true">
            {WHEN}
          </p>
          <Segmented
            name={WHEN}
            choices={[
              { value: "same", label: containerTitle({ ...when.event, goOn: false }) },
              { value: "always", label: containerTitle({ ...when.event, event: "idle", goOn: false }) },
            ]}
            chosen={always ? "always" : "same"}
            onChoose={(value) => setAlways(value === "always")}
          />
        </div>
      )}
      {toId !== null && standIn && (
        <Lacks
          characters={characters}
          fromId={gift.characterId}
          toId={toId}
          standIn={standIn}
          answers={answers}
          onAnswer={(id, part) => setAnswers({ ...answers, [id]: part })}
        />
      )}
    </Dialog>
  );
}

function onlyOne([first, ...others]: readonly Character[]): Id | null {
  return first && others.length === 0 ? first.id : null;
}

/** Where nothing was chosen, the guess stays. */
function answered({ lacks }: StandIn, answers: Parts): Parts {
  return Object.fromEntries(lacks.map(({ id, guess }) => [id, id in answers ? (answers[id] ?? null) : guess]));
}

interface ReceiversProps {
  readonly characters: readonly Character[];
  readonly chosenId: Id | null;
  readonly onChoose: (id: Id) => void;
}

function Receivers({ characters, chosenId, onChoose }: ReceiversProps) {
  const group = useId();
  return (
    <fieldset className={styles.tiles} aria-label="Characters">
      {characters.map((character) => (
        <PictureTile
          key={character.id}
          group={group}
          label={character.name}
          picture={<ActorPicture character={character} appearanceId={defaultAppearance(character)} size={PICTURE} />}
          isChosen={character.id === chosenId}
          onChoose={() => onChoose(character.id)}
        />
      ))}
    </fieldset>
  );
}

interface LacksProps {
  readonly characters: Characters;
  readonly fromId: Id;
  readonly toId: Id;
  readonly standIn: StandIn;
  readonly answers: Parts;
  readonly onAnswer: (id: Id, part: Id | null) => void;
}

/** A question for each look or number that is lacking. */
function Lacks({ characters, fromId, toId, standIn, answers, onAnswer }: LacksProps) {
  const [giver, receiver] = [own(characters, fromId), own(characters, toId)];
  if (!giver || !receiver) return null;
  const chosen = answered(standIn, answers);
  return standIn.lacks.map((lack) => (
    <LackChoice
      key={lack.id}
      lack={lack}
      giver={giver}
      receiver={receiver}
      chosen={chosen[lack.id] ?? null}
      onChoose={(part) => onAnswer(lack.id, part)}
    />
  ));
}
