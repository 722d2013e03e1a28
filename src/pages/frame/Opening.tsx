import { Loading } from "./Loading.tsx";
import styles from "./OpeningPicture.module.css";
import { openingPictureAt } from "./openingPicture.ts";

/** Shows that a page is being opened: with the picture of its game, if that is there before the page. */
export function Opening() {
  const picture = openingPictureAt(location.pathname);
  if (picture === null) return <Loading />;
  return (
    <div className={styles.place}>
      <img className={styles.picture} src={picture} alt="" />
      <Loading />
    </div>
  );
}
