import type { CSSProperties } from "react";
import { useSearchParams } from "react-router";
import { fetchPopularWorlds } from "../api/client.ts";
import { fetchNewWorlds } from "../api/publicGames.ts";
import { useMedia } from "../widgets/useMedia.ts";
import styles from "./explore/Explore.module.css";
import {
  type ExploreLists,
  isShelf,
  listOn,
  SHELF_TITLES,
  type Shelf,
  type ShownShelf,
  shelvesOf,
  shownShelves,
} from "./explore/shelves.ts";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import page from "./frame/Page.module.css";
import { usePageTitle } from "./frame/pageTitle.ts";
import { GameList } from "./games/GameList.tsx";
import { NewGameButton } from "./games/NewGameButton.tsx";
import { useLoadedList } from "./useLoadedList.ts";
import { useMe } from "./useMe.ts";

const shown = new Map<string, ExploreLists>();

/** Published games on shelves. */
export function ExplorePage() {
  usePageTitle("Popular Games");
  const me = useMe();
  const { loaded, retry } = useLoadedList(fetchLists, shown, me?.id ?? "");
  return (
    <main className={page.page}>
      <header className={styles.head}>
        <h1 className={page.title}>Popular Games</h1>
        <p className={page.lead}>Play a game, then look inside to see how it works.</p>
      </header>
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && <LoadFailed message={loaded.failure.message} onRetry={retry} />}
      {loaded.status === "ready" && <Shelves lists={loaded.value} />}
    </main>
  );
}

/** All shelves with a few games each, or one shelf with all of its games. */
function Shelves({ lists }: { readonly lists: ExploreLists }) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get("shelf");
  const columns = useColumns();
  const shelf = isShelf(wanted) && listOn(wanted, lists).length > 0 ? wanted : null;
  if (lists.popular.length === 0) return <GameList worlds={[]} invitation={<BeTheFirst />} />;
  const choose = (chosen: Shelf | null) =>
    setQuery(chosen === null ? {} : { shelf: chosen }, { replace: true, preventScrollReset: true });
  return (
    <>
      <nav className={styles.choices} aria-label="Shelves">
        <Choice title="All games" isChosen={shelf === null} onChoose={() => choose(null)} />
        {shelvesOf(lists).map((name) => (
          <Choice key={name} title={SHELF_TITLES[name]} isChosen={shelf === name} onChoose={() => choose(name)} />
        ))}
      </nav>
      {shelf === null ? (
        shownShelves(lists, columns).map((shown) => <ShelfOfGames key={shown.title} {...shown} columns={columns} />)
      ) : (
        <ShelfOfGames title={SHELF_TITLES[shelf]} worlds={listOn(shelf, lists)} columns={columns} />
      )}
    </>
  );
}

/** How many cards stand side by side: as many as are at least about 220 px wide. */
function useColumns(): number {
  const held = [useMedia("(min-width: 500px)"), useMedia("(min-width: 730px)"), useMedia("(min-width: 970px)")];
  return 1 + [...held, useMedia("(min-width: 1210px)")].filter(Boolean).length;
}

function ShelfOfGames({ title, worlds, columns }: ShownShelf & { readonly columns: number }) {
  const id = `shelf-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section className={styles.shelf} aria-labelledby={id} style={{ "--columns": columns } as CSSProperties}>
      <h2 id={id}>{title}</h2>
      <GameList worlds={worlds} />
    </section>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ title, isChosen, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {title}
    </button>
  );
}

function BeTheFirst() {
  return (
    <>
      <p>Make a game and publish it. Yours will be the first!</p>
      <NewGameButton variant="go" size="large" />
    </>
  );
}

/** The page is useful without the list of new games. */
async function fetchLists(): Promise<ExploreLists> {
  const [popular, newest] = await Promise.all([fetchPopularWorlds(), fetchNewWorlds().catch(() => [])]);
  return { popular, newest };
}
