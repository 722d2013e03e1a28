import { useState } from "react";
import type { SceneId } from "../../api/routes.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { useNewGame } from "../games/useNewGame.ts";
import styles from "./Home.module.css";

interface Idea {
  readonly scene: SceneId;
  readonly picture: string;
  readonly title: string;
  readonly text: string;
}

const IDEAS: readonly Idea[] = [
  {
    scene: "scene-maze",
    picture: "/ui/idea-maze.png",
    title: "A maze",
    text: "Find the key before the ghost finds you.",
  },
  {
    scene: "scene-meadow",
    picture: "/ui/idea-garden.png",
    title: "A garden",
    text: "Plant a seed and watch it grow.",
  },
  {
    scene: "scene-space",
    picture: "/ui/idea-space.png",
    title: "A flight",
    text: "Steer between the rocks to the star.",
  },
  {
    scene: "scene-castle",
    picture: "/ui/idea-dragon.png",
    title: "An adventure",
    text: "Three hearts, one dragon, one treasure.",
  },
];

/** Games one could make. Each picture opens a place for it in a new game. */
export function GameIdeas() {
  const newGame = useNewGame();
  const [chosen, setChosen] = useState<SceneId | null>(null);
  const make = (scene: SceneId) => {
    setChosen(scene);
    newGame.make({ from: scene });
  };
  return (
    <div className={styles.band}>
      <section className={styles.section}>
        <h2>What will you make?</h2>
        {newGame.message && <Banner tone="danger">{newGame.message}</Banner>}
        <ul className={styles.ideas}>
          {IDEAS.map(({ scene, picture, title, text }) => (
            <li key={scene} aria-busy={newGame.busy && chosen === scene}>
              <img src={picture} alt="" width={320} height={200} loading="lazy" />
              <h3>
                <button type="button" className={styles.idea} onClick={() => make(scene)}>
                  {title}
                </button>
              </h3>
              <p>{newGame.busy && chosen === scene ? "Opening your game..." : text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
