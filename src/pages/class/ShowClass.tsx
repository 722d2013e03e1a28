import { Star, Users } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { pupil } from "../../api/classCalls.ts";
import { session } from "../../api/session.ts";
import { messageOf } from "../../browser/request.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./ShowClass.module.css";

interface ShowClassProps {
  readonly worldId: string;
  readonly name: string;
}

/** Hangs a game of a child in the gallery of its class, or takes it down again. */
export function ShowClass({ worldId, name }: ShowClassProps) {
  const [isShown, setShown] = useState(false);
  const [stickers, setStickers] = useState(0);
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    let isWanted = true;
    void mineInGallery().then((mine) => {
      if (!isWanted) return;
      setShown(mine.has(worldId));
      setStickers(mine.get(worldId) ?? 0);
    });
    return () => {
      isWanted = false;
    };
  }, [worldId]);
  async function change() {
    setShown(!isShown);
    setRefusal("");
    try {
      await pupil.setShown(worldId, !isShown);
      asked = null;
      announce(isShown ? `Your class no longer sees ${name}` : `Your class sees ${name}`);
    } catch (failure) {
      setShown(isShown);
      setRefusal(messageOf(failure));
    }
  }
  return (
    <>
      <Button size="small" aria-label={`Show my class ${name}`} aria-pressed={isShown} onClick={() => void change()}>
        <Users size={16} aria-hidden="true" /> {isShown ? "My class sees it" : "Show my class"}
      </Button>
      {refusal !== "" && <p role="status">{refusal}</p>}
      {isShown && stickers > 0 && (
        <Link to="/gallery" className={styles.stickers}>
          <Star size={16} fill="currentColor" aria-hidden="true" />{" "}
          {stickers === 1 ? "1 sticker" : `${stickers} stickers`}
        </Link>
      )}
    </>
  );
}

/** How many stickers each game of this child in the gallery has. Asked once for all cards of the page. */
let asked: Promise<ReadonlyMap<string, number>> | null = null;

function mineInGallery(): Promise<ReadonlyMap<string, number>> {
  asked ??= pupil.gallery().then(
    (games) => {
      const mine = games.filter(({ userId }) => userId === session.getState().me?.id);
      return new Map(mine.map(({ id, stickers }) => [id, stickers.length]));
    },
    () => {
      asked = null;
      return new Map<string, number>();
    },
  );
  return asked;
}
