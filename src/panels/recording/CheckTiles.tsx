import { ArrowUpRight, Dices, Hash, Map as MapIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { defaultAppearance, type Id, own } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { characterName, type GameContext, luckWords, ONE_IN_DEFAULT, type Recording } from "../../recording/index.ts";
import { addCheck, canAsk, countedFirst, NEW_CHECKS, type NewCheck, soughtFirst } from "../../recording/newChecks.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { AddTile } from "./AddTiles.tsx";
import styles from "./CheckTiles.module.css";
import { MoreTiles } from "./MoreTiles.tsx";
import { NumberForm } from "./NumberForm.tsx";

export interface CheckTilesProps {
  readonly recording: Recording;
  readonly close: () => void;
  /** Called before a check is added. */
  readonly onAdded: () => void;
}

const WORDS: Readonly<Record<NewCheck, string>> = {
  look: "How I look",
  number: "A number",
  count: "How many",
  place: "Where I am",
  way: "Which way",
  level: "Which level",
};

const IS_THERE = "This check is already there.";

/** The six sorts of checks. Each adds one that holds now, whose row opens to be changed. Luck puts a block around the rule. */
export function CheckTiles({ recording, close, onAdded }: CheckTilesProps) {
  const editor = useEditor();
  const game = useGameContext();
  const [makesNumber, setMakesNumber] = useState(false);
  const addNew = (key: Id, about: NewCheck) => {
    close();
    onAdded();
    editor.recording.rows.change("add condition", (now, cast) => addCheck(now, cast, key, about));
  };
  const add = (about: NewCheck) => {
    const key = editor.newId();
    if (addCheck(recording, game, key, about) !== recording) addNew(key, about);
    else if (about === "number" && !canAsk(recording, game, about)) setMakesNumber(true);
    else {
      close();
      editor.notices.tell(IS_THERE);
    }
  };
  if (makesNumber) return <NumberForm onMade={() => addNew(editor.newId(), "number")} />;
  const addLuck = () => {
    close();
    if (editor.recording.byLuck()) onAdded();
    else editor.notices.tell(IS_THERE);
  };
  return (
    <>
      {NEW_CHECKS.map((about) => (
        <AddTile
          key={about}
          words={WORDS[about]}
          hint={hintOf(about, recording, game)}
          picture={pictureOf(about, recording, game)}
          onPress={() => add(about)}
        />
      ))}
      <MoreTiles>
        <AddTile
          words="By luck"
          hint={luckWords(ONE_IN_DEFAULT)}
          picture={<Dices size={ICON} strokeWidth={2.2} />}
          onPress={addLuck}
        />
      </MoreTiles>
    </>
  );
}

function hintOf(about: NewCheck, recording: Recording, game: GameContext): string | undefined {
  const counted = countedFirst(recording, game);
  const sought = soughtFirst(recording, game);
  if (about === "count" && counted) return `Count ${counted.many}`;
  if (about === "way" && sought !== undefined) return `To ${characterName(game, sought)}`;
  return about === "place" ? "Across and up" : undefined;
}

const ICON = 24;

function pictureOf(about: NewCheck, recording: Recording, game: GameContext): ReactNode {
  switch (about) {
    case "look": {
      const main = own(recording.before.actors, recording.mainActorId);
      const character = own(game.characters, recording.characterId);
      return <ActorPicture character={character} appearanceId={main?.appearance} size={46} />;
    }
    case "number":
      return <Hash size={ICON} strokeWidth={2.6} />;
    case "count":
      return <Pile id={countedFirst(recording, game)?.id} game={game} />;
    case "place":
      return <Grid />;
    case "way":
      return (
        <span className={styles.way}>
          <ArrowUpRight size={ICON} strokeWidth={3} />
          <Face id={soughtFirst(recording, game)} game={game} size={22} />
        </span>
      );
    case "level":
      return <MapIcon size={ICON} strokeWidth={2.2} />;
  }
}

interface FaceProps {
  readonly id: Id | undefined;
  readonly game: GameContext;
  readonly size: number;
}

function Face({ id, game, size }: FaceProps) {
  const character = own(game.characters, id ?? "");
  if (!character) return null;
  return <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={size} />;
}

const PILE = ["first", "second", "third"] as const;

/** Three of somebody. */
function Pile(props: Omit<FaceProps, "size">) {
  return (
    <span className={styles.pile}>
      {PILE.map((one) => (
        <Face key={one} {...props} size={25} />
      ))}
    </span>
  );
}

const LINES = [0, 1, 2, 3] as const;
const LIT = 2;

/** Squares with one column lit. */
function Grid() {
  return (
    <svg className={styles.grid} viewBox="0 0 46 46" width="46" height="46" aria-hidden="true">
      {LINES.flatMap((x) =>
        LINES.map((y) => (
          <rect key={`${x},${y}`} x={1 + x * 11.5} y={1 + y * 11.5} width="9.5" height="9.5" data-lit={x === LIT} />
        )),
      )}
    </svg>
  );
}
