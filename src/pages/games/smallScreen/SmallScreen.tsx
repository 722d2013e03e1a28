import { NavigationBar } from "../../frame/NavigationBar.tsx";
import { usePageTitle } from "../../frame/pageTitle.ts";
import { GamesInstead } from "./GamesInstead.tsx";
import styles from "./SmallScreen.module.css";
import { TOO_SMALL } from "./useSmallScreen.ts";

/** In place of the editor on a phone. */
export function SmallScreen({ onAnyway }: { readonly onAnyway: () => void }) {
  usePageTitle("A bigger screen");
  const title = (
    <>
      <span className={styles.nib} />
      <h1>{TOO_SMALL}</h1>
    </>
  );
  return (
    <div className={styles.page}>
      <NavigationBar />
      <main className={styles.main}>
        <GamesInstead title={title} onAnyway={onAnyway} />
      </main>
    </div>
  );
}
