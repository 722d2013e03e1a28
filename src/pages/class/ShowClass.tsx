import { Users } from "lucide-react";
import { useEffect, useState } from "react";
import { pupil } from "../../api/classCalls.ts";
import { session } from "../../api/session.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";

interface ShowClassProps {
  readonly worldId: string;
  readonly name: string;
}

/** Hangs a game of a child in the gallery of its class, or takes it down again. */
export function ShowClass({ worldId, name }: ShowClassProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void mineInGallery().then((ids) => isWanted && setShown(ids.has(worldId)));
    return () => {
      isWanted = false;
    };
  }, [worldId]);
  async function change() {
    setShown(!isShown);
    try {
      await pupil.setShown(worldId, !isShown);
      asked = null;
      announce(isShown ? `Your class no longer sees ${name}` : `Your class sees ${name}`);
    } catch {
      setShown(isShown);
    }
  }
  return (
    <Button size="small" aria-label={`Show my class ${name}`} aria-pressed={isShown} onClick={() => void change()}>
      <Users size={16} aria-hidden="true" /> {isShown ? "My class sees it" : "Show my class"}
    </Button>
  );
}

/** Asked once for all cards of the page. */
let asked: Promise<ReadonlySet<string>> | null = null;

function mineInGallery(): Promise<ReadonlySet<string>> {
  asked ??= pupil.gallery().then(
    (games) => new Set(games.filter(({ userId }) => userId === session.getState().me?.id).map(({ id }) => id)),
    () => {
      asked = null;
      return new Set<string>();
    },
  );
  return asked;
}
