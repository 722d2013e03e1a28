import { lazy, type ReactNode, Suspense, useState } from "react";
import { Tiles } from "./Tiles.tsx";
import type { UpdateWall, WallNow } from "./useWall.ts";
import styles from "./Wall.module.css";
import { type DialogOfWall, WallBar } from "./WallBar.tsx";
import { WhoNeedsYou } from "./WhoNeedsYou.tsx";

const LookIn = lazy(async () => ({ default: (await import("./LookIn.tsx")).LookIn }));
const WallDialogs = lazy(async () => ({ default: (await import("./WallDialogs.tsx")).WallDialogs }));
const LookHere = lazy(async () => ({ default: (await import("./LookHere.tsx")).LookHere }));

interface WallProps {
  readonly wall: WallNow;
  readonly isConnected: boolean;
  readonly update: UpdateWall;
  /** Shown instead when the class is gone. Where it was wiped in this window, the dialog tells what is left of it. */
  readonly whenGone: ReactNode;
}

/** The wall as it is known now. */
export function Wall({ wall, isConnected, update, whenGone }: WallProps) {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [dialog, setDialog] = useState<DialogOfWall | null>(null);
  const [isShowing, setShowing] = useState(false);
  // Words on a wall that everybody sees would shame: a projector shows pictures only.
  const [isProjected, setProjected] = useState(false);
  if (whenGone && dialog !== "wipe") return whenGone;
  const tile = wall.tiles.find(({ id }) => id === lookedAt);
  return (
    <div className={styles.wall} data-projected={isProjected}>
      <WallBar
        wall={wall}
        update={update}
        isProjected={isProjected}
        onProject={() => setProjected(!isProjected)}
        onShow={() => setShowing(true)}
        onDialog={setDialog}
      />
      <main className={styles.main}>
        <Tiles tiles={whenGone ? [] : wall.tiles} isProjected={isProjected} onLook={setLookedAt} />
      </main>
      {!isProjected && !whenGone && (
        <WhoNeedsYou
          wall={wall}
          isConnected={isConnected}
          update={update}
          onLook={setLookedAt}
          onReports={() => setDialog("reports")}
        />
      )}
      <Suspense>
        {tile && <LookIn classId={wall.class.id} tile={tile} onClose={() => setLookedAt(null)} />}
        {dialog && <WallDialogs dialog={dialog} wall={wall} update={update} onClose={() => setDialog(null)} />}
        {isShowing && (
          <LookHere
            classId={wall.class.id}
            tiles={wall.tiles}
            isLookingHere={wall.lesson.isLookingHere}
            onEnd={() => setShowing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
