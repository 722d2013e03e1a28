import { TriangleAlert } from "lucide-react";
import { own } from "../../engine/index.ts";
import type { MissingHero } from "../../recording/doors.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import styles from "./HappeningWords.module.css";

export interface NotThereProps {
  readonly missing: MissingHero;
  readonly words: (name: string, level: string) => string;
  readonly onPut: (missing: MissingHero) => void;
}

/** Warns that a level begins without the one who is played, and puts that one there. */
export function NotThere({ missing, words, onPut }: NotThereProps) {
  const { characters } = useGameContext();
  const name = own(characters, missing.hero.characterId)?.name || "Untitled";
  const level = missing.stage.name || "Untitled";
  const put = () => {
    onPut(missing);
    announce(`${name} is on ${level} now.`);
  };
  return (
    <span className={styles.missing}>
      <TriangleAlert size={18} aria-hidden="true" />
      {words(name, level)}
      <Button size="small" variant="sunny" onClick={put}>
        Put {name} there
      </Button>
    </span>
  );
}

/** Of a level behind a door. */
export function wordsOfLost(name: string, level: string): string {
  return `When ${level} starts again, ${name} isn't there.`;
}
