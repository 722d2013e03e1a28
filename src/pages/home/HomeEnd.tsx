import { GameIdeas } from "./GameIdeas.tsx";
import { PromiseToParents } from "./PromiseToParents.tsx";

/** What follows below the first screen of the home page. */
export function HomeEnd() {
  return (
    <>
      <GameIdeas />
      <PromiseToParents />
    </>
  );
}
