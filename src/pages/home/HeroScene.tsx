/** A game at a glance; where the picture does not come, a board of ours. */
import { useState } from "react";
import { GamePicture } from "../games/GamePicture.tsx";
import styles from "../HomePage.module.css";

export function HeroScene() {
  const [missing, setMissing] = useState(false);
  return (
    <div className={styles.scene}>
      {missing ? (
        <GamePicture thumbnail="" />
      ) : (
        <img
          src="/ui/hero-scene.png"
          alt="A game made here: small pixel characters in a green land"
          width={880}
          height={520}
          onError={() => setMissing(true)}
        />
      )}
    </div>
  );
}
