import styles from "./GameCard.module.css";
import { GamePicture } from "./GamePicture.tsx";

/** The picture of a game on its card. Beside a stage of another shape its own colors go on, blurred. */
export function CardPicture({ thumbnail }: { readonly thumbnail: string }) {
  return (
    <>
      {thumbnail.startsWith("/") && <img src={thumbnail} alt="" loading="lazy" className={styles.around} />}
      <GamePicture thumbnail={thumbnail} />
    </>
  );
}
